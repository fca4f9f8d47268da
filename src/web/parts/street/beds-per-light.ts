const MOST_LIGHTS = 48

/**
 * How the home page's street tells how many beds are open: each lit window stands for `each` beds, the smallest of 1, 2
 * or 5 times a power of ten with which at most 48 windows light. At least one lights while a bed is open.
 */
export function bedsPerLight(openBeds: number): { each: number; lit: number } {
  let each = 1
  for (let power = 1; openBeds / each > MOST_LIGHTS; power *= 10) {
    each = [1, 2, 5].map((digit) => digit * power).find((size) => openBeds / size <= MOST_LIGHTS) ?? each
  }
  return { each, lit: openBeds > 0 ? Math.max(1, Math.floor(openBeds / each)) : 0 }
}
