import { medicines } from '#domain/residence/needs.ts'
import { noResidencesFilter, type ResidencesFilter } from '#domain/search/residences-filter.ts'
import { defaultRadius } from '#domain/search/search-request.ts'
import type { FramedWords } from '#web/pages/directory/embed/frame-words.ts'
import { listAddress, type StateList } from './list-address.ts'

type PresetLineProps = { list: StateList & { filter: ResidencesFilter }; words: FramedWords }

export function PresetLine({ list, words: { own, common } }: PresetLineProps) {
  const { preset } = list.filter
  const phrases = [
    ...(preset.near === '' ? [] : [own.preset.near(preset.near, Number(preset.radius || defaultRadius))]),
    ...(preset.fee_max === '' ? [] : [own.preset.cash(Number(preset.fee_max))]),
    ...medicines.filter((medicine) => preset[medicine] !== '').map((medicine) => common.needs[medicine].yes),
  ]
  if (phrases.length === 0) return null
  const without = listAddress(list, { ...list.filter, preset: noResidencesFilter.preset })
  return (
    <p className="small embed-note">
      {own.preset.only(phrases)} {/* A plain link: the form must forget these too. */}
      <a className="no-print" href={without}>
        {own.preset.without}
      </a>
    </p>
  )
}
