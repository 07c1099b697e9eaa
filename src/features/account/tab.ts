const tabs = ['security', 'preferences', 'data'] as const;

/** The first tab, the profile, has no name in the address. */
export const readTab = ({ tab }: Record<string, unknown>): { tab?: (typeof tabs)[number] | undefined } => ({
  tab: tabs.find((one) => one === tab),
});
