const time = /^(?:by |at )?(\d{1,2})(:\d\d)? ?([ap])\.?m\.?$/
const often = /^(\d{1,2}) (?:a|per|each|every) (week|month)$/
const periods: Readonly<Record<string, string>> = { week: 'por semana', month: 'al mes' }

const phrases = new Map(
  Object.entries({
    none: 'No hay',
    no: 'No',
    yes: 'Sí',
    midnight: 'Medianoche',
    required: 'Se exige',
    'not required': 'No se exige',
    optional: 'No se exige',
    outside: 'Solo afuera',
    'outside only': 'Solo afuera',
    outdoors: 'Solo afuera',
    'no smoking': 'No se permite',
    'not allowed': 'No se permite',
    'no visitors': 'No se permiten',
    'no curfew': 'No hay',
    'on weekends': 'Los fines de semana',
    'weekends only': 'Solo los fines de semana',
  }),
)

/** Null for a house's own sentence. */
export function translatePlainRule(words: string): string | null {
  const rule = words.trim().replace(/\.$/, '').toLowerCase()
  const [, hour, minutes = '', half] = time.exec(rule) ?? []
  if (hour !== undefined) return `${Number(hour)}${minutes} ${half}. m.`
  const [, count, period = ''] = often.exec(rule) ?? []
  if (count !== undefined) return `${Number(count)} ${periods[period]}`
  return phrases.get(rule) ?? null
}
