/** "Leave this site" leads here: a page that raises no questions. */
export const ELSEWHERE = 'https://www.weather.gov/'
