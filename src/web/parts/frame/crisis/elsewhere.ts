/** Where "Leave this site" goes: a page nobody asks about. */
export const ELSEWHERE = 'https://www.weather.gov/'
