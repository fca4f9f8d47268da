/** The one state whose name takes an article: "en el Distrito de Columbia". */
export const isDistrict = (state: string) => state.startsWith('Distrito')

export const inState = (state: string) => (isDistrict(state) ? `en el ${state}` : `en ${state}`)

export const ofState = (state: string) => (isDistrict(state) ? `del ${state}` : `de ${state}`)
