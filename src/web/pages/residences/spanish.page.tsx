import { redirect } from 'react-router'
import { seekerPath } from '#domain/language.ts'

/** What we say in Spanish begins with the search for a home. */
export function loader() {
  return redirect(seekerPath('search', 'es'))
}

export default function Spanish() {
  return null
}
