import { tooLongWords } from '#domain/language/too-long-words.ts'
import { reportMonths, urgentHours, usualHours } from '#domain/residence/listing/page-report.ts'
import type { ReportWords } from './report.en.ts'

export const reportEs = {
  head: {
    title: (name) => `Avisar sobre la página de ${name}`,
    description: 'Avise a la alianza que una página de este directorio no está bien.',
  },
  title: 'Avisar sobre esta página',
  lead: (name, place) =>
    `Usted avisa sobre la página de ${name} en ${place} a la alianza que lleva este directorio. La casa no sabe quién dio el aviso.`,
  readers: {
    title: '¿Quién lo lee?',
    lines: [
      'La alianza lee todos los avisos. También los lee la organización que se ocupa de las casas en ese estado, si trabaja con este sitio. Puede hacer que se corrija la página.',
      '¿Alguien no está seguro, el contacto está mal o es una estafa? Entonces solo lo lee la alianza. Si esa organización tiene que revisarlo, la alianza le envía sus palabras.',
      'Solo la alianza ve su correo electrónico. La casa no ve nada de este formulario.',
    ],
  },
  danger: '¿Alguien está en peligro ahora? Llame primero al 911.',
  fix: '¿Solo está mal un número, un precio o una palabra? Sugiera una corrección en la página, para que la casa también pueda leerla.',
  kind: '¿Qué está mal?',
  kinds: {
    not_a_home: 'No es una casa de recuperación de verdad',
    scam: 'El teléfono o el contacto está mal, o es una estafa',
    unsafe: 'Alguien no está seguro allí',
    duplicate: 'La misma casa está dos veces en la lista',
    closed: 'La casa cerró',
    other: 'Otra cosa',
  },
  message: '¿Qué pasó?',
  messageHelp: 'Bastan unas frases. Por favor, no escriba nombres de personas que viven allí.',
  email: 'Su correo electrónico',
  optional: '(opcional)',
  emailHelp: 'Solo si quiere saber qué pasó con su aviso. Lo borramos 30 días después.',
  kept: `Contestamos en ${usualHours / 24} días, y en ${urgentHours} horas si alguien puede no estar seguro o puede ser una estafa. Los avisos se borran después de ${reportMonths} meses.`,
  submit: 'Enviar el aviso',
  trap: 'Deje esto vacío',
  trouble: {
    title: 'Todavía no se envió',
    problems: {
      missing: 'Escriba qué pasó.',
      not_an_email: 'Esto no parece una dirección de correo electrónico.',
      too_long: 'Esto es demasiado largo.',
      not_a_choice: 'Elija qué está mal.',
      hidden: 'Su navegador llenó un campo oculto. Ya está vacío. Por favor, envíe otra vez.',
    },
    tooMany: 'Llegaron muchos avisos desde su red en la última hora. Por favor, pruebe más tarde.',
    tooLong: tooLongWords.es,
    failed: 'Algo falló de nuestro lado. Lo que escribió sigue aquí. Pruebe otra vez.',
  },
  sent: {
    title: 'Gracias. Tenemos su aviso.',
    words: 'Alguien lo revisa. Si dejó un correo electrónico, sabrá qué pasó con su aviso.',
    back: 'Volver a la página',
  },
  lost: {
    title: 'Esta página ya no es pública',
    words: 'No hay nada que avisar. Si es por otra cosa, escríbanos.',
    contact: 'Contacto (en inglés)',
    search: 'Buscar una casa',
  },
  failed: { title: 'Ahora no pudimos abrir esto', words: 'Pruebe otra vez en un minuto.', again: 'Probar otra vez' },
} as const satisfies ReportWords
