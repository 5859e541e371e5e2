/** Rebates of a level, in hundredths of a per cent: slots have most, live tables and lotteries less. */
const rebates = (slots: number) => ({
  RNG: slots,
  FISH: slots,
  INHOUSE: slots,
  PVP: Math.round(slots * 0.8),
  POKER: Math.round(slots * 0.8),
  SPORTS: Math.round(slots * 0.7),
  LIVE: Math.round(slots * 0.6),
  LOTT: Math.round(slots * 0.3),
})

/** A level in pesos: what it takes, what it takes to keep it, what it pays, and its rebate. */
function level(
  [deposit, valid, keepDeposit, keepValid]: readonly [number, number, number, number],
  [upgrade, weekly, monthly, birthday]: readonly [number, number, number, number],
  slots: number,
) {
  return {
    depositMinor: deposit * 100,
    validMinor: valid * 100,
    keepDepositMinor: keepDeposit * 100,
    keepValidMinor: keepValid * 100,
    upgradeMinor: upgrade * 100,
    weeklyMinor: weekly * 100,
    monthlyMinor: monthly * 100,
    birthdayMinor: birthday * 100,
    rebates: rebates(slots),
  }
}

/** The VIP club of the demo: eleven levels, reviewed every 90 days. */
export const demoVip = {
  levels: [
    level([0, 0, 0, 0], [0, 0, 0, 0], 20),
    level([1_000, 5_000, 0, 0], [18, 0, 0, 28], 30),
    level([5_000, 15_000, 500, 3_000], [38, 8, 18, 58], 35),
    level([20_000, 40_000, 2_000, 10_000], [88, 18, 38, 88], 40),
    level([80_000, 150_000, 8_000, 40_000], [188, 38, 88, 188], 45),
    level([150_000, 300_000, 20_000, 80_000], [388, 88, 188, 288], 50),
    level([600_000, 2_500_000, 60_000, 250_000], [888, 188, 388, 588], 60),
    level([1_500_000, 8_000_000, 150_000, 800_000], [1_888, 388, 888, 888], 70),
    level([4_000_000, 25_000_000, 400_000, 2_500_000], [3_888, 888, 1_888, 1_888], 80),
    level([10_000_000, 80_000_000, 1_000_000, 8_000_000], [8_888, 1_888, 3_888, 3_888], 90),
    level([30_000_000, 250_000_000, 3_000_000, 25_000_000], [28_888, 3_888, 8_888, 8_888], 100),
  ],
  reviewDays: 90,
  wagering: 1,
}
