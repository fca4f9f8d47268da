import { describe, expect, it } from 'vitest'
import { tilesFile } from '#tests/support/directory/tiles-file.ts'
import { readTilesHead } from './tiles-head.ts'

const bounds = [-92.4, 34.6, -92.1, 34.9] as const
const file = () => tilesFile({ bounds, zooms: [10, 10] })
const changed = (at: number, byte: number) => {
  const bytes = file()
  bytes[at] = byte
  return readTilesHead(bytes)
}

describe('the head of a file of tiles', () => {
  it('says where the map lies', () => {
    expect(readTilesHead(file())).toEqual({ bounds })
  })

  it.each([
    ['of something else', 0, 'it is no PMTiles file'],
    ['of an older version', 7, 'it is PMTiles of version 2, and version 3 is needed'],
    ['with pictures', 99, 'its tiles are pictures, and vector tiles (MVT) are needed'],
    ['packed in another way', 98, 'it is compressed in a way that browsers cannot read, and gzip is needed'],
  ])('%s is refused', (_, at, why) => {
    expect(changed(at, at === 98 ? 4 : 2)).toEqual({ why })
  })

  it('that ends too soon is refused', () => {
    expect(readTilesHead(file().subarray(0, 60))).toEqual({ why: 'it is no PMTiles file' })
  })
})
