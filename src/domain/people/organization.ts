export const allianceId = '00000000-0000-4000-8000-000000000001'

export const invitationDays = 7
