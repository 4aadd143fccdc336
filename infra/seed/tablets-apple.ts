import { apple } from './brands.js';
import { type Family, listModels } from './model-family.js';

const families: readonly Family[] = [
  {
    series: 'iPad',
    look: {
      corner: 13,
      bezel: 9,
      frame: 'round',
      cutout: 'homeButton',
      camera: { layout: 'single', lenses: 1, place: 'topLeft', flash: false },
    },
    models: [
      {
        model: 'iPad (8th generation)',
        year: 2020,
        size: [174.1, 250.6],
        prices: '32:10800 128:13600',
        colours: 'Space Grey 6b6c70, Silver e3e4e5, Gold f2d9c4',
      },
      {
        model: 'iPad (9th generation)',
        year: 2021,
        size: [174.1, 250.6],
        prices: '64:15800 256:19400',
        colours: 'Space Grey 6b6c70, Silver e3e4e5',
      },
      {
        model: 'iPad (10th generation)',
        year: 2022,
        size: [179.5, 248.6],
        prices: '64:20400 256:25800',
        colours: 'Blue 6f9fd8, Pink e58a9b, Yellow f3d75f, Silver e3e4e5',
        look: { cutout: 'none', frame: 'flat', bezel: 10 },
      },
      {
        model: 'iPad (A16)',
        year: 2025,
        size: [179.5, 248.6],
        prices: '128:26800 256:31800 512:41400',
        colours: 'Blue 6f9fd8, Pink e58a9b, Yellow f3d75f, Silver e3e4e5',
        look: { cutout: 'none', frame: 'flat', bezel: 10 },
      },
    ],
  },
  {
    series: 'iPad mini',
    look: {
      corner: 12,
      bezel: 9,
      frame: 'flat',
      cutout: 'none',
      camera: { layout: 'single', lenses: 1, place: 'topLeft', flash: true },
    },
    models: [
      {
        model: 'iPad mini (6th generation)',
        year: 2021,
        size: [134.8, 195.4],
        prices: '64:23400 256:28600',
        colours: 'Starlight efe8de, Space Grey 6b6c70, Pink ecd0ca, Purple c5c0d6',
      },
      {
        model: 'iPad mini (A17 Pro)',
        year: 2024,
        size: [134.8, 195.4],
        prices: '128:36400 256:42800 512:53200',
        colours: 'Blue c3cfdc, Starlight efe8de, Space Grey 6b6c70, Purple c5c0d6',
      },
    ],
  },
  {
    series: 'iPad Air',
    look: {
      corner: 13,
      bezel: 9.4,
      frame: 'flat',
      cutout: 'none',
      camera: { layout: 'single', lenses: 1, place: 'topLeft', flash: false },
    },
    colours: 'Blue c3cfdc, Starlight efe8de, Space Grey 6b6c70, Purple d3cbe0',
    models: [
      {
        model: 'iPad Air (4th generation)',
        year: 2020,
        size: [178.5, 247.6],
        prices: '64:21800 256:26400',
        colours: 'Sky Blue b5c8d9, Green bfcfb9, Rose Gold eccdc2, Silver e3e4e5',
      },
      { model: 'iPad Air (5th generation)', year: 2022, size: [178.5, 247.6], prices: '64:29400 256:35800' },
      {
        model: 'iPad Air 11-inch (M2)',
        year: 2024,
        size: [178.5, 247.6],
        prices: '128:41800 256:47600 512:56800 1024:66400',
      },
      {
        model: 'iPad Air 13-inch (M2)',
        year: 2024,
        size: [214.9, 280.6],
        prices: '128:55800 256:61600 512:70800 1024:80400',
      },
    ],
  },
  {
    series: 'iPad Pro',
    look: {
      corner: 13,
      bezel: 8.6,
      frame: 'flat',
      cutout: 'none',
      camera: { layout: 'square', lenses: 2, place: 'topLeft', flash: true },
    },
    colours: 'Space Grey 6b6c70, Silver e3e4e5',
    models: [
      {
        model: 'iPad Pro 11-inch (M1)',
        year: 2021,
        size: [178.5, 247.6],
        prices: '128:39800 256:44200 512:51400 1024:59800',
      },
      {
        model: 'iPad Pro 12.9-inch (M1)',
        year: 2021,
        size: [214.9, 280.6],
        prices: '128:48600 256:53400 512:61200 1024:70600',
      },
      {
        model: 'iPad Pro 11-inch (M2)',
        year: 2022,
        size: [178.5, 247.6],
        prices: '128:48800 256:54200 512:63400 1024:74800',
      },
      {
        model: 'iPad Pro 11-inch (M4)',
        year: 2024,
        size: [177.5, 249.7],
        prices: '256:69800 512:81400 1024:98600',
        colours: 'Space Black 3a3b3d, Silver e3e4e5',
        look: { bezel: 7.9, camera: { layout: 'square', lenses: 1 } },
      },
      {
        model: 'iPad Pro 13-inch (M4)',
        year: 2024,
        size: [215.5, 281.6],
        prices: '256:88400 512:101200 1024:119800',
        colours: 'Space Black 3a3b3d, Silver e3e4e5',
        look: { bezel: 7.9, camera: { layout: 'square', lenses: 1 } },
      },
    ],
  },
];

/** iPads from 2020 on. */
export const iPads = listModels(apple, 'tablet', families);
