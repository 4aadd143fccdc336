import { motorola, nothing, realme } from './brands.js';
import { type Family, listModels } from './model-family.js';

const realmeFamilies: readonly Family[] = [
  {
    series: 'Realme Number',
    look: {
      corner: 9,
      bezel: 3.1,
      frame: 'round',
      cutout: 'punchLeft',
      camera: { layout: 'square', lenses: 4, place: 'topLeft', flash: true },
    },
    models: [
      {
        model: 'Realme 6 Pro',
        year: 2020,
        size: [75.8, 163.8],
        prices: '6+64:5400 6+128:5900 8+128:6300',
        colours: 'Lightning Blue 3a6fd0, Lightning Orange e0864a, Lightning Red b93a44',
        look: { cutout: 'pill', camera: { layout: 'vertical' } },
      },
      {
        model: 'Realme 8 Pro',
        year: 2021,
        size: [73.9, 160.6],
        prices: '6+128:7400 8+128:8000',
        colours: 'Infinite Blue 4f86c0, Infinite Black 2a2b2e, Illuminating Yellow f0d64a',
      },
      {
        model: 'Realme 9 Pro+',
        year: 2022,
        size: [73.3, 160.2],
        prices: '6+128:9800 8+128:10500 8+256:11300',
        colours: 'Aurora Green 8fc0ae, Midnight Black 2a2b2e, Sunrise Blue a9c6e0',
        look: { camera: { lenses: 3 } },
      },
      {
        model: 'Realme 10 Pro+ 5G',
        year: 2022,
        size: [73.9, 161.5],
        prices: '6+128:11800 8+128:12600 8+256:13500',
        colours: 'Hyperspace b7b9e0, Nebula Blue 4d78b8, Dark Matter 2a2b2e',
        look: { cutout: 'punchCentre', camera: { layout: 'separate', lenses: 2 } },
      },
      {
        model: 'Realme 11 Pro+ 5G',
        year: 2023,
        size: [73.9, 161.6],
        prices: '8+256:14600 12+256:15800',
        colours: 'Sunrise Beige e3d3b6, Oasis Green 8fae98, Astral Black 2a2b2e',
        look: { cutout: 'punchCentre', camera: { layout: 'ring', lenses: 3, place: 'topCentre' } },
      },
      {
        model: 'Realme 12 Pro+ 5G',
        year: 2024,
        size: [74, 161.5],
        prices: '8+128:16200 8+256:17400 12+256:18600',
        colours: 'Submarine Blue 35568c, Navigator Beige e3d3b6, Explorer Red 9c3a3c',
        look: { cutout: 'punchCentre', camera: { layout: 'ring', lenses: 3, place: 'topCentre' } },
      },
      {
        model: 'Realme 13 Pro+ 5G',
        year: 2024,
        size: [73.9, 161.3],
        prices: '8+256:20400 12+256:21600 12+512:23600',
        colours: 'Monet Gold e6d3ac, Emerald Green 4f7a68',
        look: { cutout: 'punchCentre', camera: { layout: 'ring', lenses: 3, place: 'topCentre' } },
      },
    ],
  },
  {
    series: 'Realme GT',
    look: {
      corner: 9,
      bezel: 2.9,
      frame: 'round',
      cutout: 'punchLeft',
      camera: { layout: 'vertical', lenses: 3, place: 'topLeft', flash: true },
    },
    models: [
      {
        model: 'Realme X2 Pro',
        year: 2019,
        size: [75.7, 161],
        prices: '6+64:6400 8+128:7100 12+256:8000',
        colours: 'Neptune Blue 3c6cae, Lunar White eef0f2',
        look: { cutout: 'drop', camera: { lenses: 4, place: 'topCentre' } },
      },
      {
        model: 'Realme GT Master Edition',
        year: 2021,
        size: [73.5, 159.2],
        prices: '6+128:9200 8+128:9900 8+256:10600',
        colours: 'Voyager Grey a49d92, Luna White eef0f2, Cosmos Black 2a2b2e',
      },
      {
        model: 'Realme GT Neo 3',
        year: 2022,
        size: [75.6, 163.3],
        prices: '8+128:13200 8+256:14100 12+256:15000',
        colours: 'Nitro Blue 3f78d8, Sprint White eef0f2, Asphalt Black 2a2b2e',
        look: { frame: 'flat', cutout: 'punchCentre', camera: { layout: 'square' } },
      },
      {
        model: 'Realme GT 6T',
        year: 2024,
        size: [75.1, 162],
        prices: '8+128:19200 8+256:20600 12+256:21900',
        colours: 'Fluid Silver c9ccd0, Razor Green 9fb89c',
        look: { cutout: 'punchCentre', camera: { layout: 'separate', lenses: 2 } },
      },
      {
        model: 'Realme GT 6',
        year: 2024,
        size: [75.1, 162],
        prices: '8+256:24200 12+256:25600 16+512:28200',
        colours: 'Fluid Silver c9ccd0, Razor Green 9fb89c',
        look: { cutout: 'punchCentre', camera: { layout: 'separate', lenses: 3 } },
      },
      {
        model: 'Realme GT 7 Pro',
        year: 2024,
        size: [76.9, 162.5],
        prices: '12+256:35800 16+512:39200',
        colours: 'Mars Orange cd7a4c, Galaxy Grey 5c5f64',
        look: { frame: 'flat', cutout: 'punchCentre', bezel: 2.4, camera: { layout: 'square' } },
      },
    ],
  },
];

const motorolaFamilies: readonly Family[] = [
  {
    series: 'Motorola Edge',
    look: {
      corner: 9.2,
      bezel: 2.7,
      frame: 'round',
      cutout: 'punchCentre',
      camera: { layout: 'square', lenses: 3, place: 'topLeft', flash: true },
    },
    models: [
      {
        model: 'Edge 20',
        year: 2021,
        size: [76, 163],
        prices: '8+128:8600',
        colours: 'Frosted Pearl eceae6, Frosted Emerald 5f8f83',
        look: { frame: 'flat', camera: { layout: 'vertical' } },
      },
      {
        model: 'Edge 30',
        year: 2022,
        size: [74.2, 159.4],
        prices: '6+128:10200 8+128:10900',
        colours: 'Meteor Grey 6b6e73, Aurora Green 8fb0a4, Supermoon Silver cfd2d5',
        look: { frame: 'flat', camera: { layout: 'vertical' } },
      },
      {
        model: 'Edge 40',
        year: 2023,
        size: [72, 158.4],
        prices: '8+256:14400',
        colours: 'Nebula Green 3f5f52, Eclipse Black 2a2b2e, Lunar Blue a5bdd2',
        look: { camera: { lenses: 2 } },
      },
      {
        model: 'Edge 50 Fusion',
        year: 2024,
        size: [73.1, 161.9],
        prices: '8+128:14200 12+256:16000',
        colours: 'Marshmallow Blue b4cde0, Hot Pink d6548a, Forest Blue 34576b',
        look: { camera: { lenses: 2 } },
      },
      {
        model: 'Edge 50 Pro',
        year: 2024,
        size: [72.4, 161.2],
        prices: '8+256:18800 12+256:20200',
        colours: 'Luxe Lavender cdc3de, Black Beauty 2a2b2e, Moonlight Pearl efeae2',
      },
      {
        model: 'Edge 60 Fusion',
        year: 2025,
        size: [73.1, 161.2],
        prices: '8+256:18400 12+256:19800',
        colours: 'Slipstream 8fb6c9, Amazonite 5f9a8f, Zephyr e0b8b4',
      },
      {
        model: 'Edge 60 Pro',
        year: 2025,
        size: [73.1, 160.7],
        prices: '8+256:23800 12+256:25600',
        colours: 'Dazzling Blue 36619f, Sparkling Grape 5b3a63, Shadow 33363a',
      },
    ],
  },
  {
    series: 'Moto G and Razr',
    look: {
      corner: 9,
      bezel: 3.4,
      frame: 'round',
      cutout: 'punchCentre',
      camera: { layout: 'square', lenses: 2, place: 'topLeft', flash: true },
    },
    models: [
      {
        model: 'Moto G54 5G',
        year: 2023,
        size: [73.8, 161.6],
        prices: '8+128:8200 12+256:9600',
        colours: 'Mint Green bcd8c6, Midnight Blue 2f3c58, Pearl Blue a9c3d8',
      },
      {
        model: 'Moto G84 5G',
        year: 2023,
        size: [74.4, 160],
        prices: '12+256:10800',
        colours: 'Viva Magenta a93a5c, Marshmallow Blue b4cde0, Midnight Blue 2f3c58',
      },
      {
        model: 'Razr 40 Ultra',
        year: 2023,
        size: [74, 170.8],
        prices: '8+256:24800',
        colours: 'Viva Magenta a93a5c, Infinite Black 28292c',
        look: { fold: 'flip', camera: { layout: 'horizontal', place: 'topLeft' } },
      },
    ],
  },
];

const nothingFamilies: readonly Family[] = [
  {
    series: 'Nothing Phone',
    look: {
      corner: 11.4,
      bezel: 3,
      frame: 'flat',
      cutout: 'punchCentre',
      camera: { layout: 'vertical', lenses: 2, place: 'topLeft', flash: true },
    },
    colours: 'Black 2c2d2f, White f0f0ee',
    models: [
      {
        model: 'Phone (1)',
        year: 2022,
        size: [75.8, 159.2],
        prices: '8+128:12200 8+256:13200 12+256:14000',
        look: { cutout: 'punchLeft' },
      },
      {
        model: 'Phone (2)',
        year: 2023,
        size: [76.4, 162.1],
        prices: '8+128:19400 12+256:21600 12+512:23400',
        colours: 'Dark Grey 54565a, White f0f0ee',
      },
      {
        model: 'Phone (2a)',
        year: 2024,
        size: [76.3, 161.7],
        prices: '8+128:13800 8+256:15000 12+256:16200',
        colours: 'Black 2c2d2f, White f0f0ee, Blue a9c1dc',
        look: { camera: { layout: 'horizontal', place: 'topCentre' } },
        bestSelling: true,
      },
      {
        model: 'Phone (3a)',
        year: 2025,
        size: [77.5, 163.5],
        prices: '8+128:18200 8+256:19600',
        colours: 'Black 2c2d2f, White f0f0ee, Blue a9c1dc',
        look: { camera: { layout: 'horizontal', lenses: 3, place: 'topCentre' } },
      },
      {
        model: 'Phone (3a) Pro',
        year: 2025,
        size: [77.5, 163.5],
        prices: '8+128:21600 8+256:23000 12+256:24400',
        colours: 'Black 2c2d2f, Grey 9a9c9f',
        look: { camera: { layout: 'ring', lenses: 3, place: 'topCentre' } },
      },
      {
        model: 'Phone (3)',
        year: 2025,
        size: [75.6, 160.6],
        prices: '12+256:41800 16+512:46200',
        look: { bezel: 2.4, camera: { layout: 'separate', lenses: 3 } },
      },
    ],
  },
];

/** Realme, Motorola and Nothing phones. */
export const realmePhones = listModels(realme, 'mobile', realmeFamilies);
export const motorolaPhones = listModels(motorola, 'mobile', motorolaFamilies);
export const nothingPhones = listModels(nothing, 'mobile', nothingFamilies);
