/** The dashboard. */
export const portfolio = {
  title: 'Dashboard',
  deposited: 'Deposited',
  profit: 'Profit',
  bonus: 'Bonus',
  balance: 'Balance',
  totalPackages: 'Total Package',
  activePackages: 'Active Packages',
  none: 'None',
  invested: 'Invested',
  withdrawing: 'Being withdrawn',
  chart: 'Market chart',
  quotes: 'Market quotes',
  widgetOff: 'Live market data is not connected.',
};
