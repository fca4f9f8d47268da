import type { ImportField } from '#domain/imports/import-fields.ts'

export const spanishNames: Partial<Record<ImportField, readonly string[]>> = {
  name: ['nombre', 'casa', 'nombre de la casa', 'nombre de casa', 'residencia', 'hogar', 'nombre del hogar'],
  street: ['direccion', 'calle', 'domicilio', 'direccion de la casa'],
  city: ['ciudad', 'pueblo', 'localidad', 'ciudad estado', 'ciudad y estado', 'pueblo y estado'],
  state: ['estado'],
  zip: ['codigo postal', 'cp', 'c p'],
  phone: ['telefono', 'numero de telefono', 'telefono de la casa'],
  email: ['correo', 'correo electronico'],
  website: ['sitio web', 'pagina web'],
  audience: ['genero', 'sexo', 'para', 'para quien', 'poblacion'],
  beds: ['camas', 'total de camas', 'numero de camas', 'capacidad', 'camas totales'],
  open: ['disponibles', 'camas disponibles', 'vacantes', 'camas libres', 'libres'],
  taken: ['ocupadas', 'camas ocupadas'],
  fee_week: ['renta semanal', 'por semana', 'semanal', 'costo semanal'],
  fee_month: ['renta mensual', 'por mes', 'mensual', 'costo mensual'],
  deposit: ['deposito'],
  level: ['nivel', 'nivel de apoyo'],
  languages: ['idiomas'],
}
