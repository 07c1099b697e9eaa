/** What the product ships with, of each table the columns on which money or safety hangs, and its rows; – is null. */
export const SHIPPED: Readonly<Record<string, { columns: string; rows: string }>> = {
  'storage.buckets': {
    columns: 'id public file_size_limit allowed_mime_types',
    rows: `
      avatars | false | 2097152 | {image/png,image/jpeg,image/webp}
      kyc | false | 5242880 | {image/png,image/jpeg,image/webp,application/pdf}
      proofs | false | 5242880 | {image/png,image/jpeg,image/webp,application/pdf}`,
  },
  'public.instruments': {
    columns:
      'id name price_decimals quantity_decimals max_spread_bp band_bp max_age status trading min_order_cents taker_bp maker_bp',
    rows: `
      BTC-USD | Bitcoin | 2 | 8 | 100 | 1000 | 00:00:10 | shown | open | 100 | 10 | 5
      ETH-USD | Ethereum | 2 | 8 | 100 | 1000 | 00:00:10 | shown | open | 100 | 10 | 5
      RUNE-USD | Rune | 4 | 8 | 300 | 1000 | 00:00:10 | shown | open | 100 | 10 | 5
      SHIB-USD | Shiba | 10 | 2 | 300 | 1000 | 00:00:10 | shown | open | 100 | 10 | 5
      DOGE-USD | Doge | 6 | 8 | 300 | 1000 | 00:00:10 | shown | open | 100 | 10 | 5
      SPX-USD | S&P 500 | 2 | 4 | 100 | 1000 | 00:00:10 | shown | none | 100 | 10 | 5
      NDX-USD | Nasdaq 100 | 2 | 4 | 100 | 1000 | 00:00:10 | shown | none | 100 | 10 | 5
      EUR-USD | EUR/USD | 6 | 2 | 100 | 1000 | 00:00:10 | shown | none | 100 | 10 | 5
      LTC-USD | Litecoin | 4 | 8 | 300 | 1000 | 00:00:10 | shown | none | 100 | 10 | 5
      USDT-USD | USDT | 6 | 6 | 100 | 1000 | 00:00:10 | shown | none | 100 | 10 | 5
      BNB-USD | BNB | 4 | 8 | 300 | 1000 | 00:00:10 | shown | none | 100 | 10 | 5
      TRX-USD | TRON | 6 | 6 | 300 | 1000 | 00:00:10 | shown | none | 100 | 10 | 5
      BCH-USD | Bitcoin Cash | 4 | 8 | 300 | 1000 | 00:00:10 | shown | none | 100 | 10 | 5
      TON-USD | Toncoin | 6 | 9 | 300 | 1000 | 00:00:10 | shown | none | 100 | 10 | 5`,
  },
  'public.payment_methods': {
    columns: 'name networks coin decimals position active',
    rows: `
      bitcoin | {Bitcoin} | BTC | 8 | 1 | true
      Ethereum | {Ethereum} | ETH | 18 | 2 | true
      Litecoin | {Litecoin} | LTC | 8 | 3 | true
      USDT | {Ethereum,TRON} | USDT | 6 | 4 | true
      BNB | {"BNB Smart Chain"} | BNB | 18 | 5 | true
      DOGE | {Dogecoin} | DOGE | 8 | 6 | true
      TRON | {TRON} | TRX | 6 | 7 | true
      SHIBA | {Ethereum} | SHIB | 18 | 8 | true
      BITCOIN CASH | {"Bitcoin Cash"} | BCH | 8 | 9 | true
      TON | {TON} | TON | 9 | 10 | false`,
  },
  'public.wallets': {
    columns: 'id coin method chain network address address_name memo',
    rows: `
      bitcoin | Bitcoin | bitcoin | Bitcoin | test | tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx | Bitcoin testnet address | –
      eth | ETH | Ethereum | Ethereum | test | 0x000000000000000000000000000000000000dEaD | Sepolia test network address | –
      usdt-erc20 | USDT ERC20 | USDT | Ethereum | test | 0x000000000000000000000000000000000000dEaD | Sepolia test network address | –
      usdt-trc20 | USDT TRC20 | USDT | TRON | test | T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb | Nile test network address | –
      tron | TRON | TRON | TRON | test | T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb | Nile test network address | –
      litecoin | Litecoin | Litecoin | Litecoin | – | – | – | –
      bnb | BNB | BNB | BNB Smart Chain | – | – | – | –
      dogecoin | DOGE | DOGE | Dogecoin | – | – | – | –
      shiba | SHIBA | SHIBA | Ethereum | – | – | – | –
      bitcoin-cash | BITCOIN CASH | BITCOIN CASH | Bitcoin Cash | – | – | – | –
      ton | TON | TON | TON | – | – | – | –`,
  },
  'public.withdrawal_methods': {
    columns: 'name coin min_cents fee_cents duration active',
    rows: `
      Bitcoin | BTC | 100000 | 0 | 48hrs | true
      Ethereum | ETH | 100000 | 0 | 48hrs | true
      USDT | USDT | 100000 | 0 | 48hrs | true
      TON | TON | 100000 | 0 | 48hrs | true`,
  },
  'public.plans': {
    columns:
      'id title duration term price_text min_cents max_cents top_ups_per_day roi_bp profit_bonus_bp referral_bonus_bp hashrate active',
    rows: `
      stater | Stater | 1 week | 7 days | $100-$500 | 10000 | 50000 | 15 | 3000 | 1000 | 1000 | 10.000 | true
      basic | Basic | 1 week | 7 days | $1,000 | 100000 | 400000 | 20 | 3000 | 1500 | 0 | – | true
      gold | Gold | 2 weeks | 14 days | $5,000 | 500000 | 2000000 | 10 | 3000 | 1000 | 0 | – | true
      sliver | Sliver | 3 weeks | 21 days | $8,000 | 800000 | 2400000 | 15 | 3000 | 3000 | 0 | – | true
      standard | Standard | 1 month | 1 mon | $10,000 | 1000000 | 3200000 | 20 | 3000 | 3000 | 0 | – | true
      vip | VIP | 2 months | 2 mons | $20,000 | 2000000 | 5500000 | 20 | 3500 | 3500 | 0 | – | true`,
  },
  'public.site': {
    columns: 'brand mode bonuses identity_before mail_notifications registrations unserved_countries',
    rows: `
      Glassmine | sandbox | {profit,referral,granted} | {} | false | [] | {}`,
  },
  'private.appropriateness_questions': {
    columns: 'version id place choices right_choice',
    rows: `
      1 | losses | 1 | {a,b,c} | b
      1 | past | 2 | {a,b,c} | c
      1 | prices | 3 | {a,b,c} | a
      1 | spread | 4 | {a,b,c} | c
      1 | share | 5 | {a,b,c} | b
      1 | mark | 6 | {a,b,c} | a
      1 | lead | 7 | {a,b,c} | b
      1 | leaving | 8 | {a,b,c} | c
      1 | scheme | 9 | {a,b,c} | a
      1 | interests | 10 | {a,b,c} | c
      1 | concentration | 11 | {a,b,c} | b
      1 | paper | 12 | {a,b,c} | a`,
  },
  'private.protection_packs': {
    columns: 'country version questions_version cooling_off_hours wait_hours part_bp',
    rows: `
      – | 1 | 1 | 24 | 24 | 1000`,
  },
  'private.role_limits': {
    columns: 'role kind max_cents',
    rows: `
      reviewer | deposit | 10000000
      reviewer | withdrawal | 10000000`,
  },
  'private.explorers': {
    columns: 'chain network template',
    rows: `
      Bitcoin | main | https://mempool.space/tx/{id}
      Bitcoin | test | https://mempool.space/testnet/tx/{id}
      Bitcoin Cash | main | https://blockchair.com/bitcoin-cash/transaction/{id}
      Bitcoin Cash | test | –
      BNB Smart Chain | main | https://bscscan.com/tx/{id}
      BNB Smart Chain | test | https://testnet.bscscan.com/tx/{id}
      Dogecoin | main | https://blockchair.com/dogecoin/transaction/{id}
      Dogecoin | test | –
      Ethereum | main | https://etherscan.io/tx/{id}
      Ethereum | test | https://sepolia.etherscan.io/tx/{id}
      Litecoin | main | https://litecoinspace.org/tx/{id}
      Litecoin | test | https://litecoinspace.org/testnet/tx/{id}
      TON | main | https://tonviewer.com/transaction/{id}
      TON | test | https://testnet.tonviewer.com/transaction/{id}
      TRON | main | https://tronscan.org/#/transaction/{id}
      TRON | test | https://nile.tronscan.org/#/transaction/{id}`,
  },
  'private.time_limits': {
    columns: 'queue hours',
    rows: `
      contact_messages | 48
      corrections | 24
      deposits | 24
      kyc_cases | 48
      withdrawals | 72`,
  },
};
