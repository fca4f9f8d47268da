export const RESIDENCES_ID = 'homes'
