import { inDigits } from '#domain/figures/roi/roi.ts'
import { type RoiName, type RoiTrouble, roiFields } from '#domain/figures/roi/roi-numbers.ts'

/** `label` is without its unit: "Beds filled". */
export function troubleWords(name: RoiName, label: string, trouble: RoiTrouble): string {
  const { least, most, isWhole } = roiFields[name]
  const range = `from ${inDigits(least)} to ${inDigits(most)}`
  switch (trouble) {
    case 'empty':
      return `${label}: nothing is written. Write a number ${range}.`
    case 'not-a-number':
      return `${label}: write digits, such as ${inDigits(roiFields[name].example || 2)}.`
    case 'not-whole':
      return `${label}: write a whole number.`
    case 'too-small':
      return `${label}: write a ${isWhole ? 'whole ' : ''}number ${range}.`
    case 'too-big':
      return `${label}: that is more than we can reckon with. Write a number ${range}.`
  }
}
