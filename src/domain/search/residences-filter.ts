import { type Medicine, medicines } from '#domain/residence/needs.ts'
import { type Audience, audiences } from '#domain/residence/residence.ts'

export type Preset = { near: string; radius: string; fee_max: string } & Record<Medicine, string>

export type ResidencesFilter = { town: string; for: string; open: boolean; q: string; preset: Preset }

export const askableAudiences = audiences.filter((audience): audience is Exclude<Audience, 'any'> => audience !== 'any')

export function readResidencesFilter(search: URLSearchParams): ResidencesFilter {
  const readValue = (name: string) => (search.get(name) ?? '').trim()
  // The cast names the keys that Object.fromEntries forgets.
  const welcome = Object.fromEntries(medicines.map((medicine) => [medicine, readValue(medicine)])) as Record<
    Medicine,
    string
  >
  // Miles say nothing without a place to measure from.
  const near = readValue('near')
  const preset = { near, radius: near === '' ? '' : readValue('radius'), fee_max: readValue('fee_max'), ...welcome }
  return { town: readValue('town'), for: readValue('for'), open: readValue('open') === '1', q: readValue('q'), preset }
}

export function listPresetParts(preset: Preset): [name: string, value: string][] {
  return Object.entries(preset).filter(([, value]) => value !== '')
}

export function buildResidencesSearch(filter: ResidencesFilter, rest: Record<string, string> = {}): string {
  const { town, for: forWhom, open, q, preset } = filter
  const entries = Object.entries({ town, for: forWhom, open: open ? '1' : '', q, ...preset, ...rest })
  const search = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
  return search === '' ? '' : `?${search}`
}

export const noResidencesFilter: ResidencesFilter = readResidencesFilter(new URLSearchParams())

export function isEmptyFilter(filter: ResidencesFilter): boolean {
  return buildResidencesSearch(filter) === ''
}
