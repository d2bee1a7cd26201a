// A drawn plate of food in any format, so that no real photo is needed.
import sharp, { type Sharp } from "sharp";

const width = 1280;
const height = 720;

/**
 * Rice, tomatoes and green beans on a white plate on a wooden table. No cutlery: the label reader takes it for lines of text, and reads
 * the photo three more times, turned.
 */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <defs>
    <radialGradient id="plate"><stop offset="0.72" stop-color="#fdfdfb"/><stop offset="0.76" stop-color="#e3e0d8"/><stop offset="1" stop-color="#f7f5f0"/></radialGradient>
    <linearGradient id="table" x2="1" y2="1"><stop stop-color="#9a6b43"/><stop offset="1" stop-color="#6f4a2c"/></linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#table)"/>
  <g stroke="#5d3d23" stroke-width="3" opacity="0.5">${[120, 250, 390, 520, 640].map((y) => `<path d="M0 ${y}h${width}"/>`).join("")}</g>
  <ellipse cx="652" cy="392" rx="318" ry="312" fill="#3d2716" opacity="0.45"/>
  <circle cx="640" cy="368" r="310" fill="url(#plate)"/>
  <path d="M470 250c60-70 190-80 250-20 60 50 40 150-30 200-70 50-190 40-230-30-30-50-30-110 10-150Z" fill="#f4ecd6"/>
  ${grains()}
  <g fill="#c8341f" stroke="#9c2414" stroke-width="5"><circle cx="760" cy="300" r="54"/><circle cx="815" cy="390" r="50"/><circle cx="735" cy="410" r="44"/></g>
  <g fill="#e8604a" opacity="0.8"><circle cx="742" cy="282" r="14"/><circle cx="800" cy="374" r="13"/><circle cx="722" cy="396" r="11"/></g>
  <g fill="none" stroke="#3f7d35" stroke-width="22" stroke-linecap="round"><path d="M500 500q90 60 250 20M520 540q100 50 220 10M560 470q90 40 220 10M610 575q60 15 120-5"/></g>
  <g fill="none" stroke="#6fae58" stroke-width="5" stroke-linecap="round"><path d="M505 494q90 56 240 18M566 464q90 38 205 8"/></g>
</svg>`;

function grains(): string {
  const grain = (index: number) => {
    const angle = index * 2.399963;
    const radius = 8.4 * Math.sqrt(index);
    const x = 590 + radius * Math.cos(angle) * 1.1;
    const y = 330 + radius * Math.sin(angle);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="11" ry="4.5" transform="rotate(${(index * 47) % 180} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  };
  return `<g fill="#fffaf0" stroke="#d9cba6" stroke-width="1.5">${Array.from({ length: 170 }, (_, index) => grain(index)).join("")}</g>`;
}

export function drawnMeal(): Sharp {
  return sharp(Buffer.from(drawing)).flatten();
}

/** Motion JPEG for Chromium's fake camera, which accepts only 4:2:0 with even sides. */
export async function drawnMealVideo(): Promise<Buffer> {
  const frame = await drawnMeal().jpeg({ quality: 90, chromaSubsampling: "4:2:0" }).toBuffer();
  return Buffer.concat([frame, frame, frame]);
}
