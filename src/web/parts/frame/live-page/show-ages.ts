import { type AgeWords, gradeBedAge, sayAge } from '#domain/beds/bed-age.ts'
import { readProps } from '#web/plumbing/island-props.ts'

/** True once the grade of a number has changed: the number itself must then be drawn again. */
export function showAges(usual: AgeWords, now: Date): boolean {
  let isOther = false
  for (const time of document.querySelectorAll<HTMLTimeElement>('.age time')) {
    const saidAt = new Date(time.dateTime)
    const grade = gradeBedAge(saidAt, now)
    const own = time.closest<HTMLElement>('[data-ages]')?.dataset.ages
    const mark = time.closest<HTMLElement>('.age')
    time.textContent = sayAge(own === undefined ? usual : readProps(own), saidAt, now, mark?.dataset.state ?? null)
    // In an island React draws them.
    if (!mark || mark.dataset.age === grade || mark.closest('[data-hydrated][prefix]')) continue
    mark.dataset.age = grade
    isOther = true
  }
  return isOther
}
