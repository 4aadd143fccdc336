import { lenovo, oneplus, oppo, realme, redmi, samsung, xiaomi } from './brands.js';
import { type Family, listModels } from './model-family.js';

const plainTablet = {
  corner: 9,
  bezel: 8,
  frame: 'flat',
  cutout: 'none',
  camera: { layout: 'single', lenses: 1, place: 'topLeft', flash: false },
} as const;

const galaxyTabs: readonly Family[] = [
  {
    series: 'Galaxy Tab A',
    look: { ...plainTablet, bezel: 9.6 },
    models: [
      {
        model: 'Galaxy Tab A8',
        year: 2022,
        size: [161.9, 246.8],
        prices: '3+32:6800 4+64:7900 4+128:8800',
        colours: 'Gray 4a4d52, Silver d3d6d9, Pink Gold e8cfc4',
      },
      {
        model: 'Galaxy Tab A9+',
        year: 2023,
        size: [168.7, 257.1],
        prices: '4+64:11200 8+128:13400',
        colours: 'Graphite 45484d, Silver d3d6d9, Navy 2f3c55',
      },
    ],
  },
  {
    series: 'Galaxy Tab S',
    look: { ...plainTablet, camera: { layout: 'separate', lenses: 2, place: 'topLeft', flash: false } },
    colours: 'Graphite 45484d, Beige e6dccb',
    models: [
      {
        model: 'Galaxy Tab S6 Lite',
        year: 2020,
        size: [154.3, 244.5],
        prices: '4+64:8600 4+128:9800',
        colours: 'Oxford Gray 5c5f64, Angora Blue a9c3dc, Chiffon Pink ecccc9',
        look: { bezel: 9.5, camera: { layout: 'single', lenses: 1 } },
      },
      {
        model: 'Galaxy Tab S7',
        year: 2020,
        size: [165.3, 253.8],
        prices: '6+128:17400',
        colours: 'Mystic Black 2e2f31, Mystic Silver d0d2d4, Mystic Bronze d9b9a3',
        look: { camera: { layout: 'vertical' } },
      },
      {
        model: 'Galaxy Tab S7 FE',
        year: 2021,
        size: [185, 284.8],
        prices: '4+64:16800 6+128:18900',
        colours: 'Mystic Black 2e2f31, Mystic Silver d0d2d4, Mystic Green bfd6c6',
        look: { camera: { layout: 'single', lenses: 1 } },
      },
      {
        model: 'Galaxy Tab S8',
        year: 2022,
        size: [165.3, 253.8],
        prices: '8+128:25400 8+256:27800',
        colours: 'Graphite 45484d, Silver d0d2d4, Pink Gold e8cfc4',
        look: { camera: { layout: 'vertical' } },
      },
      {
        model: 'Galaxy Tab S8+',
        year: 2022,
        size: [185, 285],
        prices: '8+128:32400 8+256:35200',
        colours: 'Graphite 45484d, Silver d0d2d4, Pink Gold e8cfc4',
        look: { camera: { layout: 'vertical' } },
      },
      {
        model: 'Galaxy Tab S9 FE',
        year: 2023,
        size: [165.8, 254.3],
        prices: '6+128:19800 8+256:23400',
        colours: 'Mint cfe0d2, Lavender d5cae6, Gray 4a4d52, Silver d0d2d4',
        look: { camera: { layout: 'single', lenses: 1 } },
      },
      {
        model: 'Galaxy Tab S9',
        year: 2023,
        size: [165.8, 254.3],
        prices: '8+128:36800 12+256:41200',
        look: { camera: { layout: 'single', lenses: 1 } },
      },
      { model: 'Galaxy Tab S9 Ultra', year: 2023, size: [208.6, 326.4], prices: '12+256:56400 12+512:61800' },
      {
        model: 'Galaxy Tab S10+',
        year: 2024,
        size: [185.4, 285.4],
        prices: '12+256:56800 12+512:63200',
        colours: 'Moonstone Gray 6f7276, Platinum Silver d6d7d8',
      },
    ],
  },
];

const otherTablets = {
  xiaomi: [
    {
      series: 'Xiaomi Pad',
      look: { ...plainTablet, corner: 10, camera: { layout: 'square', lenses: 1, place: 'topLeft', flash: true } },
      models: [
        {
          model: 'Xiaomi Pad 5',
          year: 2022,
          size: [166.3, 254.7],
          prices: '6+128:13200 6+256:14400',
          colours: 'Cosmic Gray 6a6d72, Pearl White f0efec',
        },
        {
          model: 'Xiaomi Pad 6',
          year: 2023,
          size: [165.2, 254],
          prices: '6+128:15800 8+256:17600',
          colours: 'Mist Blue a9c3d8, Graphite Gray 55585d',
        },
        {
          model: 'Xiaomi Pad 7',
          year: 2025,
          size: [173.4, 251.2],
          prices: '8+128:19800 8+256:21600 12+256:23200',
          colours: 'Sage Green b3c6b0, Mirage Purple c3bad8, Graphite Grey 55585d',
        },
      ],
    },
  ],
  redmi: [
    {
      series: 'Redmi Pad',
      look: plainTablet,
      models: [
        {
          model: 'Redmi Pad',
          year: 2022,
          size: [157.9, 250.5],
          prices: '3+64:7200 4+128:8200 6+128:9000',
          colours: 'Graphite Gray 55585d, Moonlight Silver d3d6d9, Mint Green bcd8c6',
        },
        {
          model: 'Redmi Pad SE',
          year: 2024,
          size: [167.1, 255.5],
          prices: '4+128:8600 6+128:9400 8+128:10200',
          colours: 'Lavender Purple c9bfe0, Graphite Gray 55585d, Mint Green bcd8c6',
        },
        {
          model: 'Redmi Pad Pro 5G',
          year: 2024,
          size: [181.9, 280],
          prices: '8+128:15400 8+256:17000',
          colours: 'Mint Green bcd8c6, Quick Silver c9ccd0',
        },
      ],
    },
  ],
  realme: [
    {
      series: 'Realme Pad',
      look: { ...plainTablet, corner: 8.5 },
      models: [
        {
          model: 'Realme Pad',
          year: 2021,
          size: [155.9, 246.1],
          prices: '3+32:5400 4+64:6300 6+128:7200',
          colours: 'Real Grey 5c5f64, Real Gold e3d2b4',
        },
        {
          model: 'Realme Pad X',
          year: 2022,
          size: [159.5, 256.5],
          prices: '4+64:8800 6+128:9900',
          colours: 'Glacier Blue a9c9dc, Glowing Grey 6a6d72',
        },
        {
          model: 'Realme Pad 2',
          year: 2023,
          size: [172.3, 267.2],
          prices: '6+128:10400 8+256:11900',
          colours: 'Inspiration Green b9cfb4, Imagination Grey 7a7d82',
        },
      ],
    },
  ],
  oneplus: [
    {
      series: 'OnePlus Pad',
      look: {
        ...plainTablet,
        corner: 13,
        frame: 'round',
        camera: { layout: 'single', lenses: 1, place: 'topCentre', flash: true },
      },
      models: [
        {
          model: 'OnePlus Pad',
          year: 2023,
          size: [189.5, 258],
          prices: '8+128:21800 12+256:24400',
          colours: 'Halo Green 7d9a87',
        },
        {
          model: 'OnePlus Pad Go',
          year: 2023,
          size: [188, 255.1],
          prices: '8+128:12400 8+256:13900',
          colours: 'Twin Mint b3cfc0',
        },
        {
          model: 'OnePlus Pad 2',
          year: 2024,
          size: [195.1, 268.7],
          prices: '8+128:28400 12+256:31200',
          colours: 'Nimbus Gray 83868b',
        },
      ],
    },
  ],
  lenovo: [
    {
      series: 'Lenovo Tab',
      look: { ...plainTablet, camera: { layout: 'square', lenses: 1, place: 'topLeft', flash: true } },
      models: [
        {
          model: 'Tab P11',
          year: 2021,
          size: [163, 258.4],
          prices: '4+128:8400 6+128:9200',
          colours: 'Slate Grey 5d646b, Platinum Grey c4c7ca',
        },
        {
          model: 'Tab P11 Pro',
          year: 2021,
          size: [171.4, 264.3],
          prices: '6+128:13800',
          colours: 'Slate Grey 5d646b',
        },
        {
          model: 'Tab M10 FHD Plus (3rd Gen)',
          year: 2022,
          size: [159.5, 251.2],
          prices: '4+64:7200 4+128:8000 6+128:8800',
          colours: 'Storm Grey 6c7278, Frost Blue b3c9da',
        },
        {
          model: 'Tab P12',
          year: 2023,
          size: [190.7, 293.4],
          prices: '8+128:14200 8+256:15600',
          colours: 'Storm Grey 6c7278',
        },
      ],
    },
  ],
  oppo: [
    {
      series: 'Oppo Pad',
      look: { ...plainTablet, camera: { layout: 'square', lenses: 1, place: 'topLeft', flash: false } },
      models: [
        {
          model: 'Pad Air',
          year: 2022,
          size: [154.8, 245.1],
          prices: '4+64:7200 4+128:8200',
          colours: 'Grey 63666b',
        },
      ],
    },
  ],
} satisfies Record<string, readonly Family[]>;

/** Tablets that run Android. */
export const androidTablets = [
  ...listModels(samsung, 'tablet', galaxyTabs),
  ...listModels(xiaomi, 'tablet', otherTablets.xiaomi),
  ...listModels(redmi, 'tablet', otherTablets.redmi),
  ...listModels(realme, 'tablet', otherTablets.realme),
  ...listModels(oneplus, 'tablet', otherTablets.oneplus),
  ...listModels(lenovo, 'tablet', otherTablets.lenovo),
  ...listModels(oppo, 'tablet', otherTablets.oppo),
];
