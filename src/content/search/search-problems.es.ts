import { listingEs, medicinesEs } from '#content/residence/listing.es.ts'
import { uncapitalize } from '#domain/language/small-letter.ts'
import { sayPlaceAlone, sayPlaceWithin } from './in-state.es.ts'
import type { SearchWords } from './search.en.ts'

export const problemsEs: SearchWords['problems'] = {
  title: 'No pudimos buscar eso',
  fields: {
    near: 'No conocemos este lugar. Pruebe un código postal, o una ciudad con su estado, como Conway, AR.',
    state: 'Elija uno de los 50 estados o el Distrito de Columbia.',
    city: 'No conocemos esta ciudad. Pruebe un código postal, o una ciudad cercana.',
    radius: 'Elija una distancia de 1 a 500 millas, y un lugar desde donde medirla.',
    q: 'Use 100 letras como máximo.',
  },
  doubts: {
    several: {
      title: (name) => `¿Cuál ${name}?`,
      line: 'Más de un lugar se llama así. Elija el suyo, o escríbalo con su estado.',
    },
    zip: {
      title: (zip) =>
        zip.length === 5
          ? `No existe el código postal ${zip}.`
          : `Un código postal tiene cinco números. ${zip} tiene ${zip.length}.`,
      line: 'Revise los números, o escriba una ciudad, un condado o un estado.',
    },
    unlike: {
      title: (typed) => `No encontramos “${typed}”`,
      line: 'Revise cómo lo escribió, o use un código postal, o una ciudad con su estado, como Conway, AR.',
    },
    street: {
      title: () => 'No buscamos por calle',
      line: 'Escriba el código postal, o la ciudad con su estado, como Conway, AR.',
    },
    here: {
      title: () => '¿Dónde está usted?',
      line: 'Escriba su código postal, o su ciudad con su estado, como Conway, AR.',
    },
    need: {
      title: () => '¿Dónde necesita una casa?',
      line: 'Escriba un código postal, o una ciudad con su estado, como Conway, AR.',
    },
    outside: {
      title: (name) => `${name} no está en los 50 estados ni en DC`,
      line: 'Este sitio tiene casas de los 50 estados y del Distrito de Columbia. Escriba un código postal, una ciudad o un estado.',
    },
  },
  residencesMeant: ({ audience, medicines, others }) => {
    const whom = audience === null ? '' : ` para ${listingEs.audiences[audience].many}`
    const accepted = medicines.map((medicine) => medicinesEs[medicine])
    const accept = accepted.length === 0 ? '' : ` que aceptan ${listingEs.list(accepted)}`
    return `Casas${whom}${accept}${others.length === 0 ? '' : `: ${others.map(uncapitalize).join('; ')}`}`
  },
  everywhere: (residences) => `${residences}, en todo el país`,
  didYouMean: '¿Quiso decir uno de estos lugares?',
  choice: ({ near, county, homes: count, isLeast }) => ({
    place: county ? `${near} (${sayPlaceWithin(county)})` : sayPlaceAlone(near),
    residences:
      count === 0
        ? 'todavía sin casas cerca'
        : `${listingEs.number(count)}${isLeast ? '+' : ''} ${count === 1 ? 'casa' : 'casas'} cerca`,
  }),
  named: (count, isLeast, text) =>
    `${listingEs.number(count)}${isLeast ? '+ casas tienen' : count === 1 ? ' casa tiene' : ' casas tienen'} un nombre como “${text}”`,
  cityAlone: 'Escriba también el estado de la ciudad, por ejemplo Conway, AR.',
  other: (name) => `El enlace tiene un filtro que no reconocemos: “${name}”. Use el formulario para empezar de nuevo.`,
  failed: {
    title: 'Ahora no podemos buscar',
    line: 'La culpa es nuestra, no suya. Lo que pidió sigue aquí: pruebe otra vez en un minuto.',
  },
  offline: {
    title: 'No tiene conexión',
    line: 'No hay conexión en este momento. Lo que pidió sigue aquí.',
  },
  notAsked: (what) => `Todavía no se buscó: ${what.join('; ')}.`,
  stale: 'Estos son los resultados de antes. Cada dato dice de cuándo es.',
  tryAgain: 'Probar otra vez',
  help: 'Esto sí funciona:',
  directory: 'La lista de estados, con a quién llamar en cada uno (en inglés)',
  samhsa: 'Línea de ayuda de SAMHSA, gratis, de día y de noche, en español:',
  crisis: '¿En crisis? Llame o mande un texto al',
}
