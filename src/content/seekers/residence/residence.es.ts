import { inState, ofState } from '#content/seekers/search/in-state.es.ts'
import { measuredDays } from '#domain/inquiries/answer-time.ts'
import { inquiryDays } from '#domain/inquiries/inquiry.ts'
import { capitalized } from '#domain/language/capital.ts'
import { longDay } from '#domain/language/dates.ts'
import { offlineWords } from '#domain/language/offline-words.ts'
import { listingEs } from './listing.es.ts'
import { plainRuleEs } from './plain-rules.es.ts'
import type { ResidenceWords } from './residence.en.ts'

const plural = new Intl.PluralRules('es-US')
const spelled = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const inWords = (count: number) => spelled[count] ?? listingEs.number(count)

export const residenceEs = {
  day: (isoDay) => longDay(isoDay, 'es'),
  head: {
    title: (name, place) => `${name}, ${place}`,
    description: ({ name, place, whom, beds, phone }) =>
      `${name} en ${place}. ${whom}. ${beds}. Llame al ${phone}. Costo, reglas, cómo solicitar un lugar y cómo preguntar por una cama.`,
    refused: 'No se envió',
  },
  crumbs: {
    label: 'Usted está aquí',
    search: 'Buscar una casa',
    near: (place) => `Casas cerca de ${place}`,
    nearYou: 'Casas cerca de usted',
    nearMap: 'Casas cerca de ese punto del mapa',
    inState: (state) => `Casas ${inState(state)}`,
  },
  porch: {
    place: (city, state) => `${city}, ${state}.`,
    away: (miles) => `A ${miles}.`,
    call: (phone) => `Llamar al ${phone}`,
    callWaiting: (phone) => `Llamar al ${phone} por la lista de espera`,
    text: 'Enviar texto',
    mayGo: 'Una cama puede ocuparse mientras usted lee. Llame para estar seguro.',
    mayOpen: 'Ahora está llena. Una cama puede quedar libre cualquier día. Vale la pena llamar.',
    opens: (beds, day) =>
      `${beds === 1 ? 'Se espera que 1 cama quede libre' : `Se espera que ${beds} camas queden libres`} el ${day}. Llame para preguntar.`,
    neverSaid: 'Esta casa no ha dicho cuántas camas tiene libres. Llame y pregunte.',
    withdrawn: 'El último dato es demasiado antiguo para confiar en él. Llame y pregunte.',
    bar: 'Llamar a esta casa',
    sample: 'Datos de muestra. Esta casa es inventada.',
  },
  photos: {
    language: 'es',
    label: 'Fotos de la casa',
    alt: (place, of, residence) => `Foto ${place} de ${of} de ${residence}`,
    larger: 'Ver más grande',
  },
  say: {
    title: 'Qué decir cuando llame',
    lines: ({ open, age, keepsWaitingList }) => [
      ['“Hola, me llamo ', null, '. Busco una cama para ', null, `. ${ofBeds(open, age, keepsWaitingList)}”`],
      ['“La necesito para ', null, '. ¿Qué llevo y cuánto pago el primer día?”'],
    ],
    blank: 'en blanco',
    enough: 'Con eso basta. No tiene que contar su historia para preguntar.',
    noAnswer: 'Si nadie contesta, deje un nombre y un número de teléfono. Después llame a la casa siguiente.',
    inEnglish: {
      lead: 'Si contestan en inglés, puede decir:',
      words: '“Do you speak Spanish? Can I use an interpreter?”',
    },
  },
  cash: {
    title: 'Dinero para mudarse',
    caption: 'Lo que paga el primer día',
    first: { week: 'Primera semana', month: 'Primer mes' },
    deposit: 'Depósito',
    other: 'Otros pagos del primer día',
    total: 'El primer día',
    notStated: 'No lo han dicho',
    askTotal: 'Pregunte al llamar',
    afterwards: (amount, per) => `Después ${amount} ${per === 'week' ? 'por semana' : 'al mes'}.`,
    includes: (what) => `Eso incluye ${what}.`,
    saidOn: (day) => `La casa lo dijo el ${day}.`,
    listedOn: (day) => `Según la lista pública del ${day}.`,
    unlisted: 'La lista no dice cuánto cuesta. Pregunte: “¿Cuánto pago el primer día y cuánto cada semana?”',
    unsaid: 'La casa no ha dicho cuánto cuesta. Pregunte: “¿Cuánto pago el primer día y cuánto cada semana?”',
  },
  who: {
    title: 'Para quién es',
    forWhom: (audiences) =>
      audiences.includes('any')
        ? 'Para cualquier persona'
        : `Para ${listingEs.list(audiences.map((audience) => listingEs.audiences[audience].many))}`,
    onlyUnsaid: (needs) => `No lo han dicho: ${needs}`,
    askWhenYouCall: 'Pregunte al llamar.',
    spoken: (languages) => `Se habla ${languages}`,
    askInSpanish: {
      unsaid: 'No han dicho si se habla español.',
      note: 'Pregunte si hablan español o si puede usar un intérprete.',
    },
    known: {
      English: 'inglés',
      Spanish: 'español',
      'American Sign Language': 'lengua de señas americana',
      'Haitian Creole': 'criollo haitiano',
      Vietnamese: 'vietnamita',
      'Heat and power': 'calefacción y luz',
      Wifi: 'wifi',
      Laundry: 'lavandería',
      'Food basics': 'comida básica',
      'Drug tests': 'pruebas de drogas',
      Parking: 'estacionamiento',
    },
    own: 'Lo que está en inglés lo escribió la casa.',
    ownListed: 'Lo que está en inglés viene de la lista pública.',
  },
  rules: {
    title: 'Reglas de la casa',
    names: {
      curfew: 'Hora límite para volver',
      meetings: 'Reuniones',
      work: 'Trabajo o escuela',
      return_to_use: 'Si vuelve a consumir',
      visitors: 'Visitas',
      smoking: 'Fumar',
    },
    sober: 'Tiempo de sobriedad antes de mudarse',
    soberDays: (count) =>
      count === 0
        ? 'Ninguno. Puede llegar directamente de desintoxicación o de un hospital.'
        : `${listingEs.number(count)} ${plural.select(count) === 'one' ? 'día' : 'días'}`,
    plain: plainRuleEs,
    curfew: { yes: 'Hay una. Pregunte a qué hora.', no: 'No hay' },
    unlisted: 'La lista no dice las reglas de la casa. Pregunte cuando llame.',
    none: 'La casa no ha escrito sus reglas aquí. Pregunte al llamar.',
  },
  apply: {
    title: 'Cómo solicitar un lugar',
    steps: ({ takesTexts, moveIn, isOpen }) => [
      {
        title: takesTexts ? 'Llame o mande un texto' : 'Llame',
        text: isOpen
          ? 'Pregunte si todavía hay una cama libre.'
          : 'Pregunte cuándo puede haber una cama y si hay lista de espera.',
      },
      { title: 'Hable con la casa', text: 'Le dicen las reglas. Usted dice lo que necesita.' },
      { title: 'Vea la casa', text: 'Pregunte si puede visitarla. Puede ir con alguien.' },
      {
        title: 'Múdese',
        text: moveIn === null ? 'Pregunte qué llevar y cuánto pagar.' : `Lleve ${moveIn}. Pregunte qué más llevar.`,
      },
    ],
  },
  checked: {
    title: 'Quién la revisó',
    levels: {
      1: 'Los residentes dirigen la casa y deciden por voto.',
      2: 'Un encargado o un residente con experiencia dirige la casa. Al menos un puesto es pagado.',
      3: 'Una organización dirige la casa, con un encargado y personal capacitado.',
      4: 'Una organización con personal clínico dirige la casa. El tratamiento se da en la casa.',
    },
    noLevel: 'Cuatro niveles dicen cuánta ayuda hay en una casa. Esta casa no ha dicho cuál es el suyo.',
    staff: {
      none: 'Sin personal pagado.',
      visits: 'El personal visita la casa.',
      evenings: 'Hay personal al anochecer.',
      day_and_night: 'Hay personal de día y de noche.',
    },
    certificate: {
      title: (standing, day) => {
        const on = day === '' ? '' : ` el ${day}`
        return {
          holds: 'Certificada según la norma NARR',
          ended: day === '' ? 'El certificado venció' : `El certificado venció${on}`,
          suspended: `Certificado suspendido${on}`,
          withdrawn: `Certificado retirado${on}`,
          unconfirmed: day === '' ? 'Certificado por confirmar' : `Certificado por confirmar desde el ${day}`,
          never: 'Sin certificar',
        }[standing]
      },
      text: (standing, by) =>
        ({
          holds: `${by === null ? '' : `Por ${by}. `}NARR escribe la norma. La organización estatal revisa la casa y la certifica.`,
          ended: 'Esta casa no está certificada ahora. Nadie ha dicho si se va a renovar.',
          suspended: 'La organización estatal lo está revisando. Hasta que decida, esta casa no está certificada.',
          withdrawn: 'La organización estatal lo retiró. Esta casa no está certificada.',
          unconfirmed:
            'La casa se mudó o la dirige otra organización desde que fue certificada. Hasta que la organización estatal lo confirme, esta casa no está certificada.',
          never:
            'No hay ningún certificado de esta casa aquí. Eso no quiere decir que la casa sea mala. Pregunte quién la revisa y visítela antes de pagar.',
        })[standing],
      timed: (by) =>
        `${by === null ? '' : `Por ${by}. `}La organización estatal certificó esta casa por un tiempo, mientras cumple condiciones. No es un certificado completo. Pregunte a la casa qué le falta.`,
      level: 'Nivel de apoyo',
      levelWas: 'Nivel que tenía',
      number: 'Número',
      issued: 'Emitido',
      ends: 'Último día',
      ended: 'Venció',
      noNumber: 'El número no está registrado aquí. Pida a la casa que le muestre su certificado.',
      check: 'Cómo comprobarlo',
      verify: 'Comprobar el número de este certificado',
      checkBy: (affiliate) => `Pida a ${affiliate} el número y la fecha:`,
      ask: 'Preguntar a la organización estatal',
      askAbout: (affiliate) => `Pregunte a ${affiliate} por este certificado:`,
      askState: (state) => `A quién preguntar ${inState(state)} (en inglés)`,
      wrong: '¿Hay algo mal aquí?',
      complain: (affiliate) =>
        affiliate === null
          ? 'No se conoce ninguna organización en este estado. Escríbanos. No pasamos su queja a la casa.'
          : `Avise a ${affiliate}. Puede revisar la casa. Si no logra comunicarse, escríbanos. No pasamos su queja a la casa.`,
      write: 'Escribir una queja (en inglés)',
      law: (law, state) =>
        ({
          required: `${capitalized(inState(state))}, la ley exige que las casas de recuperación estén certificadas. Algunas casas pueden estar exentas.`,
          referrals: `${capitalized(inState(state))}, la ley limita quién puede enviar personas a una casa sin certificar.`,
          money: `${capitalized(inState(state))}, una casa debe estar certificada para recibir dinero del estado.`,
        })[law],
      others: 'Ver casas certificadas cerca',
    },
    listed: (day) => `Tomado de una lista pública el ${day}.`,
    looked: (day) => `La casa revisó esta página por última vez el ${day}.`,
    levelsLink: 'Qué significan los cuatro niveles (en inglés)',
    office: 'Su oficina:',
    runBy: (organization) => `La dirige ${organization}.`,
  },
  about: {
    title: 'Lo que dice la casa',
    listTitle: 'De la lista pública',
    website: 'Sitio web de la casa',
    email: 'Enviar un correo electrónico a la casa',
  },
  where: {
    title: 'Dónde está',
    alt: ({ name, city, state, isArea }) =>
      isArea
        ? `Mapa ${ofState(state)}. ${name} está en ${city}, en algún lugar del círculo. El punto está cerca de la casa, no en ella.`
        : `Mapa ${ofState(state)}. ${name} está en ${city}.`,
    exact: 'Llame antes de ir.',
    area: 'La casa no publica su calle. Le dan la dirección cuando llama.',
    hidden: 'La casa no publica dónde está. Le dan la dirección cuando llama.',
    openInMaps: 'Abrir en su aplicación de mapas',
    openOnWeb: 'Abrir en OpenStreetMap (otro sitio)',
  },
  more: {
    title: 'Guardar o enviar esta página',
    print: 'Imprimir',
    send: 'Enviar a un teléfono',
    sendText: 'Por mensaje de texto',
    sendMail: 'Por correo electrónico',
    subject: 'Un lugar para llamar',
    sends: 'Solo se envía el nombre, las camas, el teléfono y la dirección de esta página.',
    correct: 'Sugerir una corrección',
    report: 'Avisar sobre esta página',
    grievance: 'Presentar una queja sobre esta casa',
  },
  unclaimed: {
    title: 'Nadie ha reclamado esta página todavía',
    text: 'Viene de una lista pública. Nadie de la casa la mantiene al día. Llame para confirmar.',
    claim: '¿Dirige usted esta casa? Reclámela (en inglés)',
    noAsk: 'Nadie de esta casa lee mensajes aquí todavía. Por favor, llame.',
  },
  ask: {
    title: 'Preguntar por una cama',
    lead: 'No necesita cuenta. Solo esta casa lo verá. Usted recibe un enlace privado para ver cómo va o borrar lo que escribió.',
    name: 'Nombre o apodo',
    by: 'Contésteme por',
    ways: { text: 'Texto', call: 'Llamada', email: 'Correo electrónico' },
    phone: 'Su teléfono',
    phoneHelp: 'Un mensaje de la casa debe decir solo “El lugar por el que preguntó ha contestado”.',
    email: 'Su correo electrónico',
    emailHelp: 'Use uno que nadie más abra.',
    when: '¿Cuándo la necesita?',
    needed: { tonight: 'Esta noche', this_week: 'Esta semana', later: 'Más tarde' },
    message: 'Mensaje',
    optional: '(opcional)',
    messageHelp: 'Por favor, no escriba datos de salud. Puede decirlos por teléfono.',
    submit: 'Preguntar por una cama',
    noPromise: 'Si la necesita esta noche, llamar es más rápido. Preguntar no aparta una cama.',
    kept: `Nada de lo que escriba aquí se guarda hasta que lo envíe. Borramos su pregunta a los ${inquiryDays} días, o antes si usted la borra.`,
    trap: 'Deje esto vacío',
    link: 'Envíenme el enlace privado',
    linkHelp:
      'Por correo electrónico o mensaje de texto, lo que eligió arriba. Solo dice “Su enlace privado” y la dirección.',
    linkByEmail: 'Al correo electrónico de arriba. Solo dice “Su enlace privado” y la dirección.',
    usually: ({ unit, count }) =>
      count === 1
        ? `Suele contestar en menos de ${unit === 'hour' ? 'una hora' : 'un día'}.`
        : `Suele contestar en menos de ${count} ${unit === 'hour' ? 'horas' : 'días'}.`,
    measured: `Medido en los últimos ${measuredDays} días. No es una promesa.`,
    wait: {
      title: 'Esta casa tiene lista de espera',
      waiting: (people) =>
        people === 0
          ? 'Nadie está esperando ahora.'
          : people === 1
            ? 'Hay 1 persona esperando.'
            : `Hay ${listingEs.number(people)} personas esperando.`,
      choice: 'Póngame en la lista de espera',
      help: 'Usted queda al final de la lista. Su enlace privado muestra su lugar. La casa le pregunta de vez en cuando si todavía quiere la cama. Guardamos lo que envía mientras espera.',
      forWhom: '¿Para quién es la cama?',
      choose: 'Elija una opción',
    },
  },
  fix: {
    title: 'Sugerir una corrección',
    lead: '¿Hay algo incorrecto o desactualizado en esta página? Díganos. Llega a la casa y a quienes administran este sitio.',
    leadUnclaimed:
      '¿Hay algo incorrecto o desactualizado en esta página? Díganos. Llega a quienes administran este sitio.',
    message: '¿Qué está mal?',
    email: 'Su correo electrónico',
    emailHelp: 'Solo si quiere una respuesta.',
    submit: 'Enviar la corrección',
  },
  trouble: {
    title: 'Todavía no se envió',
    problems: {
      missing: 'Falta esto.',
      not_a_phone: 'Esto no parece un número de teléfono. Use solo números, como 501-555-0142.',
      not_an_email: 'Esto no parece una dirección de correo electrónico.',
      too_long: 'Esto es demasiado largo.',
      unseen: 'Esto tiene un carácter que no se puede mostrar. Escríbalo otra vez con el teclado.',
      not_a_choice: 'Por favor, elija una opción.',
      no_list: 'Esta casa ya no tiene lista de espera. Presione el botón otra vez para preguntar sin ella.',
      hidden: 'Su navegador llenó un campo oculto. Ya está vacío. Por favor, envíe otra vez.',
    },
    missing: {
      phone: 'Escriba un teléfono para que la casa pueda contestar.',
      email: 'Escriba un correo electrónico para que la casa pueda contestar.',
      message: 'Escriba qué está mal.',
      audience: '¿Para quién es la cama? Por favor, elija una opción.',
    },
    tooMany: 'Llegaron muchas preguntas desde su red en la última hora. Llame, o pruebe más tarde.',
    sentBefore: 'Este formulario ya se envió con otras palabras. Presione el botón otra vez para enviar también estas.',
    notClaimed: 'Nadie de esta casa lee mensajes aquí todavía. Por favor, llame.',
    offline: offlineWords.es,
    unreached: 'Ahora no podemos conectar con nuestro servidor. No se perdió nada de lo que escribió.',
    callInstead: 'Pruebe otra vez, o llame a la casa:',
    later: 'Pruebe otra vez en un minuto.',
    sending: 'Enviando ...',
    again: 'Probar otra vez',
    failed: 'Algo falló de nuestro lado. No se perdió nada de lo que escribió. Pruebe otra vez, o llame.',
  },
  similar: {
    title: 'Casas parecidas con camas libres',
    none: 'Ninguna casa cercana para las mismas personas dice que tiene una cama libre.',
    search: 'Ver todas las casas cercanas',
    away: (miles) => `a ${miles}`,
  },
  full: { leadOn: 'Vea casas cercanas que dicen tener una cama libre' },
  gone: {
    title: 'Ya no está en la lista',
    text: 'Esta casa salió de la lista mientras usted leía. No cuente con una cama aquí.',
    of: (name) => `${name}: ya no está en la lista`,
    similar: 'Ver casas parecidas con camas libres',
    noAsk: 'Esta casa salió de la lista y nadie lee aquí los mensajes para ella.',
  },
  lost: {
    title: 'No hay ninguna casa en esta dirección',
    text: 'Puede que haya cerrado o salido de la lista, o que la dirección tenga un error.',
    search: 'Buscar una casa con una cama libre',
    helpline: 'También puede llamar a la línea de SAMHSA, 1-800-662-4357. Es gratis, de día y de noche.',
    code: '404',
  },
  failed: {
    title: 'Esta página no cargó',
    text: 'Es culpa nuestra, no suya. Probar otra vez suele ayudar.',
    again: 'Probar otra vez',
  },
} as const satisfies ResidenceWords

function ofBeds(open: number | null, age: string, keepsWaitingList: boolean | null): string {
  if (open === null) return '¿Tienen una libre?'
  if (open === 0) {
    return keepsWaitingList === false
      ? 'Vi que están llenos. ¿Cuándo puede haber una cama?'
      : 'Vi que están llenos. ¿Puedo entrar en la lista de espera?'
  }
  const seen = age === 'stale' ? 'Vi que tenían' : 'Vi que tienen'
  const free = open === 1 ? 'libre' : 'libres'
  return `${seen} ${inWords(open)} ${free}. ¿Sigue libre${open === 1 ? '' : ' alguna'}?`
}
