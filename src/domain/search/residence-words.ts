import type { ConditionalForm } from '#domain/certification/certificate/conditional-form.ts'
import { capitalize, uncapitalize } from '#domain/language/capital.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import { type Audience, audienceWords, type NarrLevel } from '#domain/residence/residence.ts'

type Group = { audience: Audience; availableBeds: number | null }
type Standing = {
  groups: readonly Pick<Group, 'audience'>[]
  narrLevel: NarrLevel | null
  certified: boolean
  certificateForm: ConditionalForm | null
}

export function describeForWhom({ groups, narrLevel, certified, certificateForm }: Standing): string {
  const whom = groups
    .map(({ audience }) => audienceWords[audience])
    .map((words, place) => (place ? uncapitalize(words) : words))
  const held = certificateForm === null ? 'certified' : `${certificateForm} certificate`
  const standing = certified ? held : 'not certified'
  const level = narrLevel === null ? capitalize(standing) : `Level ${levelNumerals[narrLevel]}, ${standing}`
  return [...(whom.length > 0 ? [whom.join(', ')] : []), level].join('. ')
}

export function describeBedsPerGroup({ groups }: { groups: readonly Group[] }): string {
  const parts = groups.map(({ audience, availableBeds }) => {
    const whom = uncapitalize(audienceWords[audience])
    return availableBeds === null ? `call about ${whom}` : `${availableBeds} for ${whom}`
  })
  return capitalize(parts.join(', '))
}
