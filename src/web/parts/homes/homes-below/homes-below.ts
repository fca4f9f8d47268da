export const HOMES_ID = 'homes'
