export const noteQuestion = 'This reads like a name or health. Initials and plans only.'
