import { buildSeekerPath } from '#domain/language/language.ts'
import type { PlainWords } from './plain-words.ts'

const formatUnit = (value: number, unit: 'second' | 'minute') =>
  new Intl.NumberFormat('es-US', { style: 'unit', unit, unitDisplay: 'long' }).format(value)
const wait = (seconds: number) =>
  seconds < 60 ? formatUnit(seconds, 'second') : formatUnit(Math.ceil(seconds / 60), 'minute')

const sentences = {
  bad_request: 'No pudimos leer lo que se envió.',
  signed_out: 'Primero inicie sesión.',
  not_allowed: 'Esto no se puede hacer desde aquí.',
  prove_again: 'Primero confirme que es usted.',
  not_found: 'No hay nada en esta dirección. Quizá se borró, o la dirección se copió con un error.',
  method_not_allowed: 'Esta dirección no se puede usar de esa manera.',
  conflict: 'Esto cambió mientras tanto. Vuelva y mire cómo está ahora.',
  too_large: 'Lo que envió es demasiado largo.',
  wrong_media_type: 'No pudimos leer lo que se envió.',
  invalid_input: 'Algo falta o no está bien escrito.',
  internal: 'Algo falló de nuestro lado.',
} satisfies Partial<Record<Parameters<PlainWords['sentence']>[0]['code'], string>>

export const plainEs: PlainWords = {
  title: { wait: 'Un momento, por favor', nothing: 'Aquí no hay nada', refused: 'Eso no funcionó' },
  sentence({ code, retryAfter }) {
    if (code === 'too_many_requests')
      return retryAfter === undefined
        ? 'Demasiados intentos. Pruebe más tarde.'
        : `Demasiados intentos. Pruebe otra vez en ${wait(Math.ceil(retryAfter))}.`
    if (code === 'unavailable') return 'Ahora no podemos contestar. Pruebe otra vez en un momento.'
    return sentences[code]
  },
  crisis: {
    ask: '¿En crisis? Llame o mande un texto al',
    helpline: 'Línea de ayuda de SAMHSA:',
    details: 'gratis, de día y de noche, en español.',
  },
  again: 'Pruebe otra vez',
  or: 'o vaya a la',
  go: 'Vaya a la',
  residence: { words: 'búsqueda de casas', to: buildSeekerPath('search', 'es') },
  signedOut: {
    title: 'Su sesión terminó, y nada se perdió',
    signIn: 'Inicie sesión en otra pestaña',
  },
  proveAgain: {
    title: 'Confirme que es usted, y nada se pierde',
    signIn: 'Confirme en otra pestaña',
  },
  keptForm: {
    comeBack: 'Luego vuelva aquí y cargue esta página de nuevo: su navegador envía otra vez lo que escribió.',
    copy: 'O cópielo de aquí a la página de la otra pestaña:',
    fields: { message: 'El mensaje', reach: 'Número o correo', name: 'El nombre', note: 'La nota' },
  },
}
