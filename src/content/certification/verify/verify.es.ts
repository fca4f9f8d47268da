import { sayInState } from '#content/search/in-state.es.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import type { VerifyWords } from './verify.en.ts'

export const verifyEs: VerifyWords = {
  language: 'es',
  day: (isoDay) => formatLongDay(isoDay, 'es'),
  count: (number) => formatNumber(number, 'es'),
  head: {
    title: 'Comprobar un certificado',
    description: 'Escriba el número del certificado de una casa de recuperación y lea enseguida si es válido hoy.',
    ofNumber: (certificate) => `Certificado ${certificate}`,
  },
  lead: 'Cada certificado de una casa de recuperación tiene un número. Está en el papel, en la puerta o bajo la insignia de un sitio web.',
  field: 'Número del certificado',
  check: 'Comprobarlo',
  again: 'Comprobar otra vez',
  said: {
    holds: 'Válido hoy',
    ended: 'Vencido',
    suspended: 'Suspendido',
    withdrawn: 'Retirado',
    unconfirmed: 'Por confirmar',
    replaced: 'Reemplazado',
    unlisted: 'En espera',
  },
  timed: {
    said: { conditional: 'Condicional', preliminary: 'Preliminar', provisional: 'Provisional' },
    now: 'Válido hoy, por un tiempo. ',
    why: 'La organización estatal certificó esta casa por un tiempo, mientras cumple condiciones. No es un certificado completo.',
    names: {
      conditional: 'Certificado condicional, por un tiempo',
      preliminary: 'Certificado preliminar, por un tiempo',
      provisional: 'Certificado provisional, por un tiempo',
    },
    extended: (day) => `Se prolongó una vez. Iba a terminar el ${day}.`,
  },
  checked: (at) => `Comprobado: ${at}.`,
  notSince: (day) => `Sin certificar desde el ${day}. `,
  sample: 'Certificado de muestra.',
  why: {
    holds: () => '',
    ended: () => 'Venció y no se renovó. Que haya vencido no quiere decir que algo ande mal.',
    suspended: () =>
      'La organización estatal suspendió este certificado mientras revisa algo. Los motivos no son públicos.',
    withdrawn: () => 'La organización estatal retiró este certificado. Los motivos no son públicos.',
    unconfirmed: ({ hasMoved }) =>
      `${hasMoved ? 'La casa se mudó' : 'Otra organización dirige la casa'} desde que fue certificada. La organización estatal todavía no lo ha confirmado.`,
    replaced: ({ newer }) =>
      newer === ''
        ? 'Un certificado más nuevo tomó su lugar.'
        : `Un certificado más nuevo tomó su lugar: el número ${newer}.`,
    unlisted: () =>
      'La casa de este certificado no está ahora en la lista pública. Pregunte a quien lo emitió antes de confiar en él.',
  },
  seeNewer: 'Ver el certificado más nuevo',
  near: (state) => `Casas certificadas ${sayInState(state)}`,
  facts: {
    level: 'Nivel',
    was: 'Era',
    ends: 'Termina',
    ended: 'Terminó',
    wouldEnd: 'Iba a terminar',
    by: 'Emitido por',
    number: 'Número',
  },
  ten: {
    title: 'Qué dice el certificado',
    lead: 'Las mismas diez cosas están en cada certificado de aquí, sea del estado que sea.',
    residence: 'Casa',
    operator: 'Dirigida por',
    beds: 'Camas permitidas',
    bedsFor: 'Camas para',
    address: 'Dirección',
    kind: 'Primero o renovación',
    level: 'Nivel',
    goodFor: 'Vale por',
    issued: 'Emitido',
    number: 'Número del certificado',
    notStated: 'No indicado',
    fromTo: (from, to) => `del ${from} al ${to}`,
    units: {
      year: (count) => formatCount(count, 'año', 'años', 'es'),
      month: (count) => formatCount(count, 'mes', 'meses', 'es'),
      day: (count) => formatCount(count, 'día', 'días', 'es'),
    },
    kinds: { initial: 'Primero', renewal: 'Renovación' },
    times: ({ times, renewals, withdrawals }) =>
      times === 1
        ? renewals + withdrawals === 0
          ? 'Primer certificado de esta casa'
          : ''
        : `Esta casa ha tenido ${formatNumber(times, 'es')} certificados`,
    standard: (version) => `Norma de NARR, versión ${version}`,
    nowCalled: (name) => `Ahora se llama ${name}`,
    moved: (city) => `El certificado es de este lugar. La casa se mudó después: ahora está en ${city}.`,
    movedWithin: (city) => `El certificado es de este lugar. La casa se mudó después, dentro de ${city}.`,
    kept: 'La casa dice su calle a quien ella quiere. Pregúntele.',
  },
  yourself: {
    title: 'Compruébelo usted',
    house: '¿Es la misma casa?',
    houseHow: 'Compare el nombre y la ciudad de aquí con los del papel, la puerta o el sitio web de donde viene.',
    number: '¿Es el mismo número?',
    numberHow: (certificate) => `${certificate}, letra por letra. Una insignia copiada muestra el nombre de otra casa.`,
    ask: '¿Aún tiene dudas? Pregunte a quien lo emitió.',
  },
  code: {
    title: 'Esta página como código',
    words: 'Apunte la cámara de un teléfono, al papel o a la puerta.',
    alt: 'Código QR que lleva a esta página',
    print: 'Imprimir',
  },
  software: {
    title: 'Para programas',
    words: 'Firmado con la clave de la organización estatal: cualquier verificador puede comprobarlo sin preguntarnos.',
    certificate: 'Certificado firmado',
    status: 'Listas de estado',
    suspension: 'suspendidos',
    revocation: 'retirados',
    key: 'Clave pública de la organización estatal',
  },
  badge: {
    title: 'Muéstrelo en su sitio web',
    words:
      'Para la casa: un enlace alrededor de una imagen. Se pone gris por sí sola cuando el certificado vence, está suspendido o retirado, o falta confirmarlo. No pone ninguna cookie y no sigue a nadie.',
    alt: (name) => `Certificado de ${name}. Compruébelo.`,
    code: 'Ponga esta línea en su página:',
  },
  history: {
    title: 'Historia',
    first: (day) => `Certificada por primera vez el ${day}.`,
    renewals: (count) => `${formatCount(count, 'renovación', 'renovaciones', 'es')}.`,
    suspensions: (count) => `${formatCount(count, 'suspensión', 'suspensiones', 'es')}.`,
    withdrawals: (count) => `${formatCount(count, 'retiro', 'retiros', 'es')}.`,
    only: 'Mostramos cuántas, nunca la historia detrás.',
    see: (name) => `Ver ${name}`,
  },
  both: 'Dos organizaciones dieron este número. Busque el nombre de su casa.',
  notOurs: {
    title: 'No es nuestro',
    words: 'Ningún certificado tiene el número',
    look: 'Revise primero cada letra: la O y el 0, la I y el 1 se confunden fácilmente.',
    near: '¿Quiere decir',
    paper: '¿El papel muestra este número?',
    tell: 'Díganos qué vio (en inglés)',
    anonymous: 'No tiene que decir quién es.',
  },
  failed: {
    title: 'No pudimos comprobarlo ahora',
    words: 'Inténtelo otra vez en un minuto.',
    again: 'Intentar otra vez',
  },
}
