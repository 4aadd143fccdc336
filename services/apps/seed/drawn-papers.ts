import sharp from 'sharp';

/** A drawn stand-in for a paper or photograph that people upload, marked as a sample: a PNG. */
export async function drawnPaper(title: string, detail: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420" viewBox="0 0 640 420">
    <rect width="640" height="420" fill="#FBF9F4"/>
    <rect x="24" y="24" width="592" height="372" rx="18" fill="#fff" stroke="#E6E1D6" stroke-width="3"/>
    <rect x="24" y="24" width="592" height="72" rx="18" fill="#0B5D4B"/>
    <text x="52" y="72" font-family="sans-serif" font-size="30" fill="#fff">${escaped(title)}</text>
    <circle cx="124" cy="216" r="58" fill="#E3F0EC" stroke="#0B5D4B" stroke-width="3"/>
    <path d="M124 190a22 22 0 1 1 0 44a22 22 0 1 1 0-44zM84 258a40 30 0 0 1 80 0z" fill="#0B5D4B"/>
    <text x="216" y="206" font-family="sans-serif" font-size="28" fill="#16221D">${escaped(detail)}</text>
    <path d="M216 240h300M216 272h240M216 304h270" stroke="#E6E1D6" stroke-width="12" stroke-linecap="round"/>
    <text x="52" y="368" font-family="sans-serif" font-size="20" fill="#5B6862">Sample for the demo</text>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const SKIN = ['#C98D63', '#A86F4A', '#8A5637'];
const SHIRT = ['#0B5D4B', '#2F5D9B', '#B5651D', '#7A3B69'];
const CURLS = [
  'M124 194c-14-86 28-122 76-122s90 36 76 122c-4-38-14-58-34-72-28 12-62 10-84 2-20 12-30 34-34 70z',
  'M108 250c-22-120 20-186 92-186s114 66 92 186c-6 22-22 30-34 30 14-50 12-110-2-142-40 8-78-4-96-18-16 30-32 90-18 160-14 0-30-8-34-30z',
];

/** A drawn stand-in for the photograph of a person, the same for the same name: a square PNG. */
export async function drawnPortrait(name: string, sex: string): Promise<Buffer> {
  const seed = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const skin = SKIN[seed % SKIN.length];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
    <rect width="400" height="400" fill="#E3F0EC"/>
    <path d="M60 400c6-84 64-112 140-112s134 28 140 112z" fill="${SHIRT[seed % SHIRT.length]}"/>
    <path d="M166 240h68v62c-14 26-54 26-68 0z" fill="${skin}"/>
    <ellipse cx="200" cy="180" rx="72" ry="90" fill="${skin}"/>
    <path d="${CURLS[sex === 'female' ? 1 : 0]}" fill="#231A16"/>
    <circle cx="172" cy="180" r="7" fill="#231A16"/><circle cx="228" cy="180" r="7" fill="#231A16"/>
    <path d="M172 222q28 24 56 0" fill="none" stroke="#231A16" stroke-width="5" stroke-linecap="round"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const escaped = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
