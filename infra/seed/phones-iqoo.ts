import { iqoo } from './brands.js';
import { type Family, listModels } from './model-family.js';

const families: readonly Family[] = [
  {
    series: 'iQOO',
    look: {
      corner: 9,
      bezel: 2.8,
      frame: 'flat',
      cutout: 'punchCentre',
      camera: { layout: 'square', lenses: 3, place: 'topLeft', flash: true },
    },
    models: [
      {
        model: 'iQOO 7',
        year: 2021,
        size: [75.8, 163.3],
        prices: '8+128:11200 8+256:12000 12+256:12900',
        colours: 'Storm Black 2a2b2e, Solid Ice Blue 9fc3dc, Monster Orange e07f45',
        look: { camera: { layout: 'vertical' } },
      },
      {
        model: 'iQOO Neo 6',
        year: 2022,
        size: [76.2, 163],
        prices: '8+128:12200 12+256:13800',
        colours: 'Cyber Rage 7fa6d2, Dark Nova 2a2b2e',
        look: { camera: { layout: 'vertical' } },
      },
      {
        model: 'iQOO 9T',
        year: 2022,
        size: [77, 164.6],
        prices: '8+128:18200 12+256:20000',
        colours: 'Legend f0efec, Alpha 2a2b2e',
      },
      {
        model: 'iQOO Neo 7 5G',
        year: 2023,
        size: [76.9, 164.8],
        prices: '8+128:13800 12+256:15400',
        colours: 'Frost Blue a9cbe0, Interstellar Black 2a2b2e',
        look: { camera: { layout: 'vertical' } },
      },
      {
        model: 'iQOO 11',
        year: 2023,
        size: [77.1, 164.9],
        prices: '8+256:24400 16+256:26200',
        colours: 'Legend f0efec, Alpha 2a2b2e',
      },
      {
        model: 'iQOO Neo 9 Pro',
        year: 2024,
        size: [75.7, 163.5],
        prices: '8+128:21200 8+256:22600 12+256:24000',
        colours: 'Fiery Red b53438, Conqueror Black 2a2b2e',
        look: { camera: { lenses: 2 } },
      },
      {
        model: 'iQOO 12',
        year: 2023,
        size: [75.9, 163.2],
        prices: '12+256:31800 16+512:34900',
        colours: 'Legend f0efec, Alpha 2a2b2e, Desert Red a4423c',
      },
      {
        model: 'iQOO Neo 10R',
        year: 2025,
        size: [75.9, 163.7],
        prices: '8+128:20400 8+256:21800 12+256:23400',
        colours: 'Raging Blue 4a86d0, Moonknight Titanium a6a5a3',
        look: { camera: { lenses: 2 } },
      },
      {
        model: 'iQOO 13',
        year: 2024,
        size: [76.7, 163.4],
        prices: '12+256:42800 16+512:46600',
        colours: 'Legend f0efec, Nardo Grey 8b8f93',
        look: { bezel: 2.2 },
      },
    ],
  },
];

/** iQOO phones. */
export const iqooPhones = listModels(iqoo, 'mobile', families);
