/** Colours of the product's look: paper, ink, evergreen, marigold. */
const PAPER = '#FBF9F4';
const CARD = '#F3ECDC';
const INK = '#16221D';
const GREEN = '#0B5D4B';
const MINT = '#CFE4DA';
const GOLD = '#F2A33A';

const LINE = `stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;

const phone = (x: number, y: number, width: number, height: number, screen: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18" fill="${INK}"/>` +
  `<rect x="${x + 7}" y="${y + 7}" width="${width - 14}" height="${height - 14}" rx="12" fill="${screen}"/>` +
  `<circle cx="${x + width / 2}" cy="${y + 18}" r="4" fill="${INK}"/>`;

/** The price slip with its torn lower edge. */
const slip = (x: number, y: number) =>
  `<path d="M${x} ${y}h120v132l-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10-12 10-12-10z" fill="#FFFFFF" ${LINE}/>` +
  `<path d="M${x + 18} ${y + 30}h56" stroke="${GREEN}" stroke-width="12" stroke-linecap="round"/>` +
  `<path d="M${x + 18} ${y + 62}h84M${x + 18} ${y + 80}h64M${x + 18} ${y + 98}h76" stroke="${MINT}" stroke-width="6" stroke-linecap="round"/>`;

const coin = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${GOLD}" ${LINE}/><path d="M${x - r / 3} ${y - r / 3}h${(r * 2) / 3}m-${(r * 2) / 3} ${r / 3}h${(r * 2) / 3}" fill="none" ${LINE}/>`;

const ground = `<path d="M40 300h560" fill="none" ${LINE}/>`;

const banner = (title: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img" aria-label="${title}">` +
  `<rect width="640" height="360" rx="24" fill="${CARD}"/>${drawing}</svg>`;

/** The home page's banner pictures by name. */
export const bannerDrawings: ReadonlyMap<string, string> = new Map([
  [
    'doorstep',
    banner(
      'A phone and its price slip at a front door',
      `<rect x="80" y="70" width="150" height="230" rx="10" fill="${GREEN}" ${LINE}/><rect x="100" y="92" width="110" height="78" rx="6" fill="${MINT}"/>` +
        `<circle cx="210" cy="200" r="7" fill="${GOLD}"/>${ground}${phone(300, 92, 112, 208, MINT)}${slip(440, 84)}${coin(500, 268, 28)}`,
    ),
  ],
  [
    'exchange',
    banner(
      'An old phone, a new phone, and the price between them',
      `${phone(90, 112, 100, 188, CARD)}<path d="M112 150l28 34-16 22 34 40" fill="none" ${LINE}/>${ground}` +
        `<path d="M226 178h150m-22-20 22 20-22 20M376 236H226m22-20-22 20 22 20" fill="none" stroke="${GREEN}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` +
        `${phone(420, 72, 128, 228, MINT)}${coin(484, 190, 34)}`,
    ),
  ],
  [
    'tablet',
    banner(
      'A tablet leaving its drawer',
      `<rect x="90" y="196" width="300" height="104" rx="10" fill="${PAPER}" ${LINE}/><path d="M210 246h60" fill="none" ${LINE}/>` +
        `<g transform="rotate(-8 250 120)">${phone(140, 40, 220, 150, MINT)}</g>${ground}${slip(440, 100)}${coin(420, 280, 22)}`,
    ),
  ],
]);
