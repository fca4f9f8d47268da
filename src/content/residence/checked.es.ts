import { sayInState } from '#content/search/in-state.es.ts'
import { capitalize } from '#domain/language/capital.ts'
import type { ResidenceWords } from './residence.en.ts'

export const checkedEs = {
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
    askState: (state) => `A quién preguntar ${sayInState(state)} (en inglés)`,
    wrong: '¿Hay algo mal aquí?',
    complain: (affiliate) =>
      affiliate === null
        ? 'No se conoce ninguna organización en este estado. Escríbanos. No pasamos su queja a la casa.'
        : `Avise a ${affiliate}. Puede revisar la casa. Si no logra comunicarse, escríbanos. No pasamos su queja a la casa.`,
    write: 'Escribir una queja (en inglés)',
    law: (law, state) =>
      ({
        required: `${capitalize(sayInState(state))}, la ley exige que las casas de recuperación estén certificadas. Algunas casas pueden estar exentas.`,
        referrals: `${capitalize(sayInState(state))}, la ley limita quién puede enviar personas a una casa sin certificar.`,
        money: `${capitalize(sayInState(state))}, una casa debe estar certificada para recibir dinero del estado.`,
      })[law],
    others: 'Ver casas certificadas cerca',
  },
  listed: (day) => `Tomado de una lista pública el ${day}.`,
  looked: (day) => `La casa revisó esta página por última vez el ${day}.`,
  called: (affiliate, day) => `${affiliate} revisó estos datos por última vez el ${day}.`,
  levelsLink: 'Qué significan los cuatro niveles (en inglés)',
  office: 'Su oficina:',
  runBy: (organization) => `La dirige ${organization}.`,
} as const satisfies ResidenceWords['checked']
