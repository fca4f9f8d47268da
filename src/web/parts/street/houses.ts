import { type Pen, type Point, BASE as Y } from './pen.ts'

// Twelve drawings. `x` is a house's left wall; points are given as distances from it and heights above the pavement.

function placeAt(x: number, ...points: readonly Point[]): Point[] {
  return points.map(([dx, up]) => [x + dx, Y - up])
}

export function drawSaltbox(pen: Pen, x: number, wall: string): void {
  pen.poly(placeAt(x, [0, 0], [0, 98], [46, 140], [124, 62], [124, 0]), wall)
  pen.clapboard(x, Y - 96, 92, 96)
  pen.poly(placeAt(x, [-7, 92], [46, 142], [133, 55], [129, 49], [46, 131], [-2, 86]), 'rf')
  pen.rect(x + 60, Y - 152, 13, 34, 'ch')
  for (const k of [14, 48]) pen.window(x + k, Y - 94)
  pen.window(x + 14, Y - 46)
  pen.window(x + 90, Y - 46)
  pen.door(x + 46, Y - 44, { h: 40 })
  pen.steps(x + 43, 25, 1)
}

export function drawFoursquare(pen: Pen, x: number, wall: string): void {
  pen.rect(x + 6, Y - 112, 104, 112, wall)
  pen.clapboard(x + 6, Y - 112, 104, 112)
  pen.poly(placeAt(x, [-4, 110], [34, 150], [82, 150], [120, 110]), 'rf')
  pen.poly(placeAt(x, [44, 128], [58, 142], [72, 128], [72, 118], [44, 118]), wall)
  pen.rect(x + 92, Y - 164, 12, 34, 'ch')
  pen.window(x + 52, Y - 131, 12, 12)
  for (const k of [18, 51, 83]) pen.window(x + k, Y - 98)
  pen.poly(placeAt(x, [-2, 58], [8, 68], [108, 68], [118, 58]), 'rf')
  for (const k of [18, 84]) pen.window(x + k, Y - 46)
  pen.door(x + 49, Y - 44, { h: 38 })
  pen.posts(x, [3, 38, 75, 110], 58)
  pen.outline('tl', `M${x + 3} ${Y - 16}h35M${x + 79} ${Y - 16}h33`)
  pen.steps(x + 42, 34)
}

export function drawAFrame(pen: Pen, x: number, wall: string): void {
  pen.poly(placeAt(x, [0, 0], [54, 146], [108, 0]), wall)
  pen.poly(placeAt(x, [-10, 0], [54, 160], [118, 0], [106, 0], [54, 136], [2, 0]), 'rf')
  pen.window(x + 46, Y - 104, 16, 24)
  pen.window(x + 30, Y - 50, 18, 26)
  pen.door(x + 58, Y - 44, { h: 40 })
  pen.steps(x + 55, 25, 1)
  pen.outline('tl', `M${x + 30} ${Y - 66}h48`)
}

export function drawRowHouses(pen: Pen, x: number): void {
  const walls = ['b4', 'b2', 'b5']
  const heights = [132, 138, 130]
  for (const [k, h] of heights.entries()) {
    const left = x + k * 52
    pen.rect(left, Y - h, 52, h, walls[k] ?? 'b2')
    pen.rect(left - 2, Y - h - 6, 56, 8, 'rf')
    pen.outline('tl', `M${left + 2} ${Y - h + 7}h48`)
    for (const up of [h - 20, h - 58]) {
      pen.window(left + 9, Y - up, 13)
      pen.window(left + 30, Y - up, 13)
    }
    pen.window(left + 32, Y - 44, 13)
    pen.door(left + 8, Y - 46, { w: 16, h: 38, hasLamp: k === 1 })
    pen.steps(left + 6, 20)
  }
  pen.rect(x + 38, Y - 160, 12, 26, 'ch')
  pen.rect(x + 112, Y - 156, 12, 24, 'ch')
}

export function drawVictorian(pen: Pen, x: number, wall: string): void {
  pen.rect(x + 36, Y - 112, 92, 112, wall)
  pen.clapboard(x + 36, Y - 112, 92, 112)
  pen.poly(placeAt(x, [50, 112], [84, 166], [118, 112]), wall)
  pen.poly(placeAt(x, [42, 108], [84, 176], [126, 108], [119, 106], [84, 162], [49, 106]), 'rf')
  pen.window(x + 77, Y - 138, 14, 22, true)
  pen.rect(x, Y - 136, 42, 136, wall)
  pen.outline('sh', `M${x + 30} ${Y - 136}h12v136h-12z`)
  pen.poly(placeAt(x, [-6, 134], [21, 196], [48, 134]), 'rf')
  pen.outline('tl', `M${x + 21} ${Y - 196}v-12`)
  for (const up of [120, 82, 44]) pen.window(x + 14, Y - up, 14, 24)
  for (const k of [60, 98]) pen.window(x + k, Y - 94)
  pen.poly(placeAt(x, [46, 56], [52, 64], [132, 64], [138, 56]), 'rf')
  pen.door(x + 58, Y - 46, { h: 40 })
  pen.window(x + 98, Y - 46)
  pen.posts(x, [50, 86, 128], 56)
  pen.steps(x + 54, 27)
}

export function drawBungalow(pen: Pen, x: number, wall: string): void {
  pen.rect(x + 8, Y - 70, 134, 70, wall)
  pen.clapboard(x + 8, Y - 70, 134, 70)
  pen.poly(placeAt(x, [-8, 62], [75, 118], [158, 62]), 'rf')
  pen.poly(placeAt(x, [34, 70], [75, 98], [116, 70]), wall)
  pen.rect(x + 112, Y - 122, 14, 36, 'ch')
  for (const k of [58, 77]) pen.window(x + k, Y - 88, 15, 16)
  for (const k of [22, 108]) pen.window(x + k, Y - 48, 17, 24)
  pen.door(x + 66, Y - 46, { w: 20, h: 40 })
  for (const k of [12, 52, 94, 132]) pen.poly(placeAt(x + k, [-2, 0], [0, 62], [6, 62], [8, 0]), 'tr')
  pen.steps(x + 60, 32)
}

export function drawTripleDecker(pen: Pen, x: number, wall: string): void {
  pen.rect(x, Y - 172, 92, 172, wall)
  pen.rect(x - 5, Y - 180, 102, 10, 'rf')
  pen.outline('tl', `M${x + 3} ${Y - 164}h86`)
  for (const up of [154, 100]) {
    pen.window(x + 12, Y - up, 15, 23)
    pen.window(x + 62, Y - up, 15, 23)
    pen.window(x + 37, Y - up, 15, 31)
    pen.rect(x + 30, Y - up + 31, 30, 4, 'tr')
    pen.outline('tl', `M${x + 30} ${Y - up + 22}h30M${x + 31} ${Y - up + 31}v-9m7 9v-9m7 9v-9m7 9v-9m7 9v-9`)
  }
  for (const k of [12, 65]) pen.window(x + k, Y - 46, 15, 23)
  pen.door(x + 36, Y - 46, { h: 40 })
  pen.steps(x + 33, 25)
}

export function drawGambrel(pen: Pen, x: number, wall: string): void {
  pen.poly(placeAt(x, [0, 0], [0, 74], [12, 112], [56, 138], [100, 112], [112, 74], [112, 0]), wall)
  pen.clapboard(x, Y - 72, 112, 72)
  const outside: Point[] = placeAt(x, [-8, 70], [7, 116], [56, 147], [105, 116], [120, 70])
  const inside: Point[] = placeAt(x, [111, 70], [98, 108], [56, 135], [14, 108], [1, 70])
  pen.poly([...outside, ...inside], 'rf')
  for (const k of [34, 63]) pen.window(x + k, Y - 104)
  for (const k of [14, 82]) pen.window(x + k, Y - 46, 17, 23)
  pen.door(x + 46, Y - 44, { w: 20, h: 40 })
  pen.steps(x + 43, 26, 1)
}

export function drawRanch(pen: Pen, x: number, wall: string): void {
  pen.rect(x + 6, Y - 62, 168, 62, wall)
  pen.clapboard(x + 6, Y - 62, 168, 62)
  pen.poly(placeAt(x, [-6, 58], [26, 92], [154, 92], [186, 58]), 'rf')
  pen.rect(x + 118, Y - 108, 20, 34, 'ch')
  pen.window(x + 20, Y - 44, 30, 22)
  for (const k of [100, 138]) pen.window(x + k, Y - 44, 18, 22)
  pen.door(x + 66, Y - 46, { h: 42 })
  pen.steps(x + 63, 25, 1)
}

export function drawShotgun(pen: Pen, x: number, wall: string): void {
  pen.rect(x + 4, Y - 82, 66, 82, wall)
  pen.clapboard(x + 4, Y - 82, 66, 82)
  pen.poly(placeAt(x, [4, 80], [37, 116], [70, 80]), wall)
  pen.poly(placeAt(x, [-5, 76], [37, 124], [79, 76], [71, 74], [37, 112], [3, 74]), 'rf')
  pen.outline('tr', `M${x + 31} ${Y - 88}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`)
  pen.outline('un', `M${x + 33} ${Y - 88}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`)
  pen.window(x + 14, Y - 50, 15, 26)
  pen.door(x + 42, Y - 48, { w: 18, h: 42 })
  pen.poly(placeAt(x, [-3, 58], [4, 66], [70, 66], [77, 58]), 'rf')
  pen.posts(x, [0, 33, 70], 58)
  pen.steps(x + 37, 26, 1)
}
