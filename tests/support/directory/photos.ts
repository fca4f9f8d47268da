import sharp from 'sharp'

/** Where the made-up photo was taken, as a phone would write it. */
const taken = {
  IFD0: { Make: 'Markthistle Phone', Artist: 'Markthistle Person' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 44/1 47/1', GPSLongitudeRef: 'W', GPSLongitude: '92/1 17/1 22/1' },
}

/** A photo of a phone, with where, when and by whom it was taken in it; `turned` as a phone held upright writes it. */
export async function phonePhoto({
  width = 1200,
  height = 800,
  turned = false,
} = {}): Promise<Uint8Array<ArrayBuffer>> {
  const sky = { width, height, channels: 3, background: '#88aacc' } as const
  const wall = {
    width: Math.round(width / 2),
    height: Math.round(height / 2),
    channels: 3,
    background: '#aa6644',
  } as const
  const picture = sharp({ create: sky })
    .composite([{ input: { create: wall }, gravity: 'south' }])
    .withExif(taken)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Markthistle place</x:xmpmeta>')
  const bytes = await (turned ? picture.withMetadata({ orientation: 6 }) : picture).jpeg({ quality: 85 }).toBuffer()
  return new Uint8Array(bytes)
}

/** A few kilobytes that unpack to so many pixels. */
export async function pixelBomb(side: number): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: side, height: side, channels: 3, background: '#88aacc' } as const
  return new Uint8Array(await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer())
}

export function photoForm(residence: string, files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): FormData {
  const form = new FormData()
  form.append('house', residence)
  for (const [name, bytes] of Object.entries(files)) form.append('photo', new Blob([bytes]), name)
  return form
}

/** A form of one file of that size as a browser sends it, whole: half of one that is refused is no matter of a test. */
export async function wholePhotoForm(residence: string, size: number): Promise<RequestInit> {
  const whole = new Response(photoForm(residence, { 'front.jpg': new Uint8Array(size) }))
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
  return { method: 'POST', headers, body: await whole.arrayBuffer() }
}
