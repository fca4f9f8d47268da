export const leaveWords = {
  title: 'Leave without saving?',
  words: 'What you changed on this page is not saved yet.',
  stay: 'Stay here',
  go: 'Leave',
}
