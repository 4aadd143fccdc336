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

const escaped = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
