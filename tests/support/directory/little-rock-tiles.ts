import { type Drawn, tilesFile } from './tiles-file.ts'

const river: Drawn['points'] = [
  [-92.5, 34.82],
  [-92.36, 34.79],
  [-92.27, 34.75],
  [-92.2, 34.74],
  [-92.1, 34.66],
]

/** Streets like those of Little Rock, made up: two highways, a river, a grid of small streets, and a name of each kind. */
export const littleRockTiles = () =>
  tilesFile({
    bounds: [-92.8, 34.4, -91.8, 35.1],
    zooms: [7, 11],
    drawn: [
      { layer: 'water', kind: 'river', points: river },
      ...Array.from({ length: 30 }, (_, at): Drawn => drawStreet(at / 100)),
      {
        layer: 'roads',
        kind: 'major_road',
        name: 'Cantrell Road',
        points: [
          [-92.5, 34.8],
          [-92.28, 34.75],
          [-92, 34.72],
        ],
      },
      {
        layer: 'roads',
        kind: 'highway',
        name: 'I 30',
        points: [
          [-92.7, 34.5],
          [-92.27, 34.75],
          [-92.1, 35],
        ],
      },
      {
        layer: 'roads',
        kind: 'highway',
        name: 'I 40',
        points: [
          [-92.8, 34.95],
          [-92.26, 34.79],
          [-91.8, 34.8],
        ],
      },
    ],
  })

const drawStreet = (step: number): Drawn => ({
  layer: 'roads',
  kind: 'minor_road',
  name: `Street ${Math.round(step * 100)}`,
  points: [
    [-92.45 + step, 34.6],
    [-92.45 + step, 34.9],
  ],
})
