import { homesEs } from '#content/seekers/homes.es.ts'
import { inState, ofState } from '#content/seekers/in-state.es.ts'
import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'

const days = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' })
const plural = new Intl.PluralRules('es-US')
const spelled = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const inWords = (count: number) => spelled[count] ?? homesEs.number(count)

/** The page of one residence, in Spanish. */
export const residenceEs = {
  day: (isoDay) => days.format(new Date(isoDay)),
  head: {
    title: (name, place) => `${name}, ${place}`,
    description: ({ name, place, whom, beds, phone }) =>
      `${name} en ${place}. ${whom}. ${beds}. Llame al ${phone}. Costo, reglas, cómo entrar y cómo preguntar por una cama.`,
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
    text: 'Mensaje',
    mayGo: 'Una cama puede ocuparse mientras usted lee. Llame para estar seguro.',
    mayOpen: 'Ahora está llena. Una cama puede quedar libre cualquier día: vale la pena llamar.',
    neverSaid: 'Esta casa no ha dicho cuántas camas tiene libres. Llame y pregunte.',
    withdrawn: 'El último dato es demasiado antiguo para confiar en él. Llame y pregunte.',
    bar: 'Llamar a esta casa',
    sample: 'Datos de muestra. Esta casa es inventada.',
  },
  photos: {
    language: 'es',
    label: 'Fotos de la casa',
    alt: (place, of, home) => `Foto ${place} de ${of} de ${home}`,
    larger: 'Abrirla más grande',
  },
  say: {
    title: 'Qué decir cuando llame',
    lines: ({ open, age, keepsWaitingList }) => [
      ['«Hola, me llamo ', null, '. Busco una cama para ', null, `. ${ofBeds(open, age, keepsWaitingList)}»`],
      ['«La necesito para ', null, '. ¿Qué llevo y cuánto pago el primer día?»'],
    ],
    blank: 'en blanco',
    enough: 'Con eso basta. No tiene que contar su historia para preguntar.',
    noAnswer: 'Si nadie contesta, deje un nombre y un número. Después llame a la casa siguiente.',
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
    includes: (what) => `Eso paga ${what}.`,
    saidOn: (day) => `La casa lo dijo el ${day}.`,
    listedOn: (day) => `Según la lista, el ${day}.`,
    unlisted: 'La lista no dice cuánto cuesta. Pregunte: «¿Cuánto pago el primer día y cuánto cada semana?»',
    unsaid: 'La casa no ha dicho cuánto cuesta. Pregunte: «¿Cuánto pago el primer día y cuánto cada semana?»',
  },
  who: {
    title: 'Para quién es',
    forWhom: (audiences) =>
      audiences.includes('any')
        ? 'Para cualquier persona'
        : `Para ${homesEs.list(audiences.map((audience) => homesEs.audiences[audience].many))}`,
    onlyUnsaid: (needs) => `No lo han dicho: ${needs}`,
    askWhenYouCall: 'Pregunte al llamar.',
    spoken: (languages) => `Se habla ${languages}`,
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
    own: 'Lo que está en inglés son palabras de la casa.',
    ownListed: 'Lo que está en inglés es de la lista.',
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
    sober: 'Sobriedad antes de llegar',
    soberDays: (count) =>
      count === 0
        ? 'No piden días. Puede venir directo de desintoxicación o de un hospital.'
        : `${homesEs.number(count)} ${plural.select(count) === 'one' ? 'día' : 'días'}`,
    curfew: { yes: 'Hay una. Pregunte cuál.', no: 'No hay' },
    unlisted: 'La lista no dice las reglas de la casa. Pregunte cuando llame.',
    none: 'La casa no ha escrito sus reglas aquí. Pregunte al llamar.',
  },
  apply: {
    title: 'Cómo entrar',
    steps: ({ takesTexts, moveIn, isOpen }) => [
      {
        title: takesTexts ? 'Llame o mande un mensaje' : 'Llame',
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
      1: 'Los residentes llevan la casa y deciden por voto.',
      2: 'Un encargado o un residente con experiencia lleva la casa. Al menos un puesto es pagado.',
      3: 'Una organización lleva la casa, con un encargado y personal preparado.',
      4: 'Una organización con personal clínico lleva la casa. El tratamiento es dentro de ella.',
    },
    noLevel: 'Cuatro niveles dicen cuánta ayuda hay en una casa. Esta no ha dicho cuál es el suyo.',
    staff: {
      none: 'Sin personal pagado.',
      visits: 'El personal viene de visita.',
      evenings: 'Hay personal al anochecer.',
      day_and_night: 'Hay personal de día y de noche.',
    },
    certificate: {
      title: (standing, day) => {
        const on = day === '' ? '' : ` el ${day}`
        return {
          holds: 'Certificada según la norma NARR',
          ended: day === '' ? 'El certificado terminó' : `El certificado terminó${on}`,
          suspended: `Certificado suspendido${on}`,
          withdrawn: `Certificado retirado${on}`,
          never: 'Sin certificar',
        }[standing]
      },
      text: (standing, by) =>
        ({
          holds: `${by === null ? '' : `Por ${by}. `}NARR escribe la norma. La organización estatal revisa la casa y la certifica.`,
          ended: 'Esta casa no está certificada ahora. Nadie ha dicho si se va a renovar.',
          suspended: 'La organización estatal lo está revisando. Hasta que decida, esta casa no está certificada.',
          withdrawn: 'La organización estatal lo retiró. Esta casa no está certificada.',
          never:
            'No hay ningún certificado de esta casa aquí. Eso no quiere decir que la casa sea mala. Pregunte quién la revisa y visítela antes de pagar.',
        })[standing],
      level: 'Nivel de apoyo',
      levelWas: 'Nivel que tenía',
      number: 'Número',
      issued: 'Emitido',
      ends: 'Último día',
      ended: 'Terminó',
      noNumber: 'El número no está registrado aquí. Pida a la casa que le muestre su certificado.',
      check: 'Cómo comprobarlo',
      checkBy: (affiliate) => `Pregunte a ${affiliate} por el número y la fecha:`,
      ask: 'Preguntar a la organización estatal',
      askAbout: (affiliate) => `Pregunte a ${affiliate} por este certificado:`,
      askState: (state) => `A quién preguntar ${inState(state)} (en inglés)`,
      wrong: '¿Algo está mal aquí?',
      complain: (affiliate) =>
        affiliate === null
          ? 'No se conoce ninguna organización en este estado. Escríbanos. No pasamos su queja a la casa.'
          : `Avise a ${affiliate}. Puede revisar la casa. Si no la encuentra, escríbanos. No pasamos su queja a la casa.`,
      write: 'Escribir una queja (en inglés)',
      law: (law, state) =>
        ({
          required: `${capital(inState(state))}, la ley exige que las casas de recuperación estén certificadas. Algunas casas pueden estar exentas.`,
          referrals: `${capital(inState(state))}, la ley limita quién puede enviar personas a una casa sin certificar.`,
          money: `${capital(inState(state))}, una casa debe estar certificada para recibir dinero del estado.`,
        })[law],
      others: 'Ver casas certificadas cerca',
    },
    listed: (day) => `Tomado de una lista pública el ${day}.`,
    looked: (day) => `La casa revisó esta página por última vez el ${day}.`,
    levelsLink: 'Qué significan los cuatro niveles (en inglés)',
    runBy: (organization) => `La lleva ${organization}.`,
  },
  about: {
    title: 'En palabras de la casa',
    listTitle: 'Según la lista',
    website: 'Sitio web de la casa',
    email: 'Escribir a la casa',
  },
  where: {
    title: 'Dónde está',
    alt: ({ name, city, state, isArea }) =>
      isArea
        ? `Mapa ${ofState(state)}. ${name} está en ${city}, en algún lugar del círculo. El punto está cerca de la casa, no en ella.`
        : `Mapa ${ofState(state)}. ${name} está en ${city}.`,
    exact: 'Llame antes de venir.',
    area: 'La casa no publica su calle. Se la dicen cuando llama.',
    hidden: 'La casa no publica dónde está. Se lo dicen cuando llama.',
    openInMaps: 'Abrir en su aplicación de mapas',
    openOnWeb: 'Abrir en OpenStreetMap (otro sitio)',
  },
  more: {
    title: 'Guardar o enviar esta página',
    print: 'Imprimir',
    send: 'Enviar a un teléfono',
    sendText: 'Por mensaje de texto',
    sendMail: 'Por correo',
    subject: 'Un lugar para llamar',
    sends: 'Solo se envía el nombre, las camas, el teléfono y la dirección de esta página.',
    correct: 'Sugerir una corrección',
  },
  unclaimed: {
    title: 'Nadie ha reclamado esta página todavía',
    text: 'Viene de una lista pública. Nadie de la casa la cuida, así que llame antes de contar con ella.',
    claim: '¿Es su casa? Reclámela',
    noAsk: 'Nadie de esta casa lee mensajes aquí todavía. Por favor, llame.',
  },
  ask: {
    title: 'Preguntar por una cama',
    lead: 'Sin cuenta. Llega solo a esta casa. Usted recibe un enlace privado para seguirla o borrarla.',
    name: 'Nombre o apodo',
    by: 'Contésteme por',
    ways: { text: 'Mensaje', call: 'Llamada', email: 'Correo' },
    phone: 'Su teléfono',
    phoneHelp: 'Un mensaje de la casa debe decir solo «El lugar por el que preguntó ha contestado».',
    email: 'Su correo',
    emailHelp: 'Use uno que nadie más abra.',
    when: 'Cuándo la necesita',
    needed: { tonight: 'Esta noche', this_week: 'Esta semana', later: 'Más tarde' },
    message: 'Mensaje',
    optional: '(opcional)',
    messageHelp: 'Por favor, no escriba datos de salud. Puede decirlos por teléfono.',
    submit: 'Preguntar por una cama',
    noPromise: 'Para esta noche es más rápido llamar. Preguntar no aparta una cama.',
    kept: 'La borramos a los 90 días, o cuando usted la borre.',
    trap: 'Deje esto vacío',
    link: 'Envíenme el enlace privado',
    linkHelp: 'Por correo o mensaje de texto, lo que eligió arriba. Solo dice “Su enlace privado” y la dirección.',
    linkByEmail: 'Al correo de arriba. Solo dice “Su enlace privado” y la dirección.',
    usually: ({ unit, count }) =>
      count === 1
        ? `Suele contestar en menos de ${unit === 'hour' ? 'una hora' : 'un día'}.`
        : `Suele contestar en menos de ${count} ${unit === 'hour' ? 'horas' : 'días'}.`,
    measured: 'Medido en los últimos 90 días. No es una promesa.',
    wait: {
      title: 'Esta casa lleva una lista de espera',
      waiting: (people) =>
        people === 0
          ? 'Ahora no espera nadie.'
          : people === 1
            ? 'Ahora espera 1 persona.'
            : `Ahora esperan ${homesEs.number(people)} personas.`,
      choice: 'Póngame en la lista de espera',
      help: 'Usted va al final de la lista. Su enlace privado muestra su lugar. La casa le pregunta de vez en cuando si todavía quiere uno. Guardamos lo que envía mientras espera.',
      forWhom: '¿Para quién es la cama?',
      choose: 'Elija una opción',
    },
  },
  fix: {
    title: 'Sugerir una corrección',
    lead: '¿Hay algo incorrecto o desactualizado en esta página? Díganos. Llega a la casa y a quienes llevan este sitio.',
    leadUnclaimed: '¿Hay algo incorrecto o desactualizado en esta página? Díganos. Llega a quienes llevan este sitio.',
    message: '¿Qué está mal?',
    email: 'Su correo',
    emailHelp: 'Solo si quiere una respuesta.',
    submit: 'Enviar la corrección',
  },
  trouble: {
    title: 'Todavía no se envió',
    problems: {
      missing: 'Falta esto.',
      not_a_phone: 'Esto no parece un número de teléfono. Use cifras, como 501-555-0142.',
      not_an_email: 'Esto no parece una dirección de correo.',
      too_long: 'Esto es demasiado largo.',
      unseen: 'Esto tiene un signo que no se puede mostrar. Escríbalo otra vez a mano.',
      not_a_choice: 'Por favor, elija una opción.',
      no_list: 'Esta casa ya no lleva lista de espera. Pulse el botón otra vez para preguntar sin ella.',
      hidden: 'Su navegador llenó un campo oculto. Ya está vacío. Por favor, envíe otra vez.',
    },
    missing: {
      phone: 'Escriba un teléfono para que la casa pueda contestar.',
      email: 'Escriba un correo para que la casa pueda contestar.',
      message: 'Escriba qué está mal.',
    },
    tooMany: 'Llegaron muchas preguntas desde su red en la última hora. Llame, o pruebe más tarde.',
    sentBefore: 'Este formulario ya se envió con otras palabras. Pulse el botón otra vez para enviar también estas.',
    notClaimed: 'Nadie de esta casa lee mensajes aquí todavía. Por favor, llame.',
    offline: 'No hay conexión ahora. No se pierde nada de lo que escribió.',
    unreached: 'Ahora no llegamos a nuestro servidor. No se pierde nada de lo que escribió.',
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
