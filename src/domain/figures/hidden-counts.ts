/** Counts from 1 to this are never shown: few people could be told apart behind them. */
export const mostHidden = 10
