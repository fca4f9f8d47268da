import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'
import { createPhotoWork } from '#server/modules/residence/photos/converting/photo-work.worker.ts'
import { phonePhoto, pixelBomb } from '#tests/support/directory/photos.ts'

const maxMegabytes = 350
const buildNoise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
const toBytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

const files = {
  'a bomb of 900 million pixels': () => pixelBomb(30_000),
  'a bomb of 100 million pixels': () => pixelBomb(10_000),
  'a bomb just small enough': async () =>
    toBytes(
      sharp({ create: { width: 6_300, height: 6_300, channels: 4, background: '#88aacc' } })
        .withMetadata({ orientation: 6 })
        .png(),
    ),
  'one that is sent rough first': async () =>
    toBytes(buildNoise(5_900, 4_500).blur(4).jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' })),
  'the same in four inks': async () =>
    toBytes(buildNoise(5_100, 3_900).blur(4).toColorspace('cmyk').jpeg({ quality: 60, progressive: true })),
  'a photo and a page in one file': async () =>
    Buffer.concat([await phonePhoto(), Buffer.from('<script>alert("Markthistle")</script>PK\x03\x04')]),
} satisfies Record<string, () => Promise<Uint8Array>>

export type HostilePhoto = keyof typeof files

/** The most memory that a process of this one had at once, in megabytes, while something was done. */
async function measurePeakOfChildren(work: Promise<unknown>): Promise<number> {
  let peak = 0
  let isOver = false
  const done = work.finally(() => {
    isOver = true
  })
  const look = async () => {
    const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '')
    for (const child of children.trim().split(' ').filter(Boolean)) {
      const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '')
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
    }
  }
  while (!isOver) {
    await look()
    await Promise.race([done.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 20))])
  }
  await look()
  return peak
}

/**
 * Converts a photo as strangers send them. Its file is opened in a process of its own: that takes at most 350 MB, and of what
 * was sent nothing but the picture is in what is kept.
 */
export async function expectOnlyPicture(name: HostilePhoto): Promise<void> {
  const bytes = await files[name]()
  const work = createPhotoWork()
  const converting = work.convert('a', bytes).catch((error: Error) => error)
  const peak = await measurePeakOfChildren(converting)
  expect(peak).toBeLessThan(maxMegabytes)
  // It was seen at all.
  if (process.platform === 'linux') expect(peak).toBeGreaterThan(40)
  const photo = await converting
  if (photo instanceof Error) {
    expect(photo.message).toMatch(/^This picture is too large: /)
    return
  }
  for (const { bytes: file } of photo.files) {
    expect(Buffer.from(file).includes('Markthistle')).toBe(false)
    const { exif, xmp, iptc, icc } = await sharp(file).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({})
  }
}
