/** A picture that somebody chose, of whatever kind their browser can show, as the small PNG that the server takes. */
/** The largest that is light enough: a photograph of that size may be too heavy as a PNG. */
const SIDES = [256, 192, 128, 96];
/** What the server takes (server/house/logo.ts). */
const MOST_BYTES = 128 * 1024;

export class NoPicture extends Error {}

export async function logoFrom(file: Blob): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => {
      throw new NoPicture();
    });
    for (const side of SIDES) {
      const png = await drawn(picture, side);
      if (png.size <= MOST_BYTES) return png;
    }
    throw new NoPicture();
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function drawn(picture: HTMLImageElement, side: number): Promise<Blob> {
  // A drawing without a size of its own is as large as we like.
  const [width, height] = [picture.naturalWidth || side, picture.naturalHeight || side];
  const scale = Math.min(side / Math.max(width, height), Math.max(1, 32 / Math.min(width, height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, Math.max(16, Math.round(width * scale)));
  canvas.height = Math.min(side, Math.max(16, Math.round(height * scale)));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (png === null) throw new NoPicture();
  return png;
}
