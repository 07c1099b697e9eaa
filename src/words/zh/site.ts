import type { Words } from '../../lib/i18n/words.ts';

/** The Chinese of the public documents, which are rendered at build time. */
export const site: Words<'zh', 'site'> = {
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: '加密货币挖矿与跟单交易计划，每一分钱都清晰可见。收益仅为目标，绝不保证。',
      about: '本门户是什么、拒绝承诺什么，以及在已录入的范围内，由谁负责。',
      contact: '写信给本门户的负责人员，并了解其他联系方式。',
      terms: '十二项条款，文字浅白：无入会费、无锁定期，您与提现之间没有任何隐藏的阻碍。',
    },
    home: {
      title: '挖矿与跟单交易，每一分钱都清晰可见',
      lead: '为账户充值，选择计划，提取属于您的资金。每笔入账都附有凭证，每次审核都实时可见。',
      start: '立即开始',
      seePlans: '查看计划',
      featuresTitle: '您可以信赖的',
      features: {
        portfolio: {
          title: '投资组合一目了然',
          text: '已存入、利润、奖金、余额和套餐：六项数字，始终出自同一套复式账簿。',
        },
        security: {
          title: '按规则访问',
          text: '由数据库本身确保您只能读取自己的记录，他人无法读取。规则均有明文，并逐条经过测试。',
        },
        copying: {
          title: '挖矿与跟单交易',
          text: '计划载明期限、最低金额和目标。只有在收入入账后才会计入收益。',
        },
      },
      ctaTitle: '准备好开始挖矿',
      ctaText: '开立账户，走完全程：存款、计划、提现。',
      stepsTitle: '三个步骤',
      steps: {
        create: { title: '创建账户', text: '用您的电子邮箱注册并确认。' },
        fund: {
          title: '为账户充值',
          text: '向我们的任一地址转账，上传凭证，查看审核进展。',
        },
        mine: {
          title: '开始挖矿',
          text: '选择余额足以支付的计划，即刻开始运行。',
        },
      },
      whyTitle: '为什么选择 {{brand}}',
      why: {
        listed: {
          title: '支付方式公开透明',
          text: '从 Bitcoin 到 USDT，在您转账之前全部列明。',
        },
        review: {
          title: '由人工审核',
          text: '存款和提现均由人工核对；大额由两人核对。',
        },
        evidence: {
          title: '收益只入账，从不承诺',
          text: '每笔入账都指向其来源收入。没有收入的日子显示为零。',
        },
        open: {
          title: '提现没有隐藏条件',
          text: '无需拉人、无需额外付款、没有锁定期：可用余额归您所有。',
        },
        live: {
          title: '实时更新',
          text: '付款获批后，您的页面会自动更新，无需刷新。',
        },
        private: {
          title: '您的数据归您所有',
          text: '文件保存在私密存储中。我们绝不索要银行登录信息。',
        },
      },
      plansTitle: '选择计划',
      plansLead: '目标是计划力求达到的结果，并无保证：您可能得到更少，或一无所得。',
      planStart: '今天就开始！',
      duration: '期限',
      target: '目标收益',
      notGuaranteed: '仅为目标，不作保证',
      plansFailed: '无法加载计划。',
      tickerTitle: '市场',
      tickerSimulated: '模拟价格',
      tickerDay: '24 小时内',
    },
    claims: {
      title: '每项声明均附证明',
      evidence: '查看证明',
      paymentMethods: '支付方式',
      languages: '语言',
      uptime: '自 {{date}} 起实测的可用率',
    },
    newsletter: {
      title: '电子通讯',
      text: '产品动态，一年数次。没有促销，没有倒计时。',
      email: '您的电子邮箱地址',
      submit: '订阅',
      done: '谢谢。请查收邮箱：您在邮件中确认地址后，电子通讯即开始发送。',
    },
    footer: {
      aboutTitle: '关于我们',
      aboutText: '{{brand}} 是加密货币挖矿与跟单交易计划的投资者门户，其设计使每个数字都可核查。',
      quickLinks: '快速链接',
      contactTitle: '联系方式',
      noEmail: '此沙盒未录入电子邮箱地址。',
      noPlace: '未录入邮寄地址。',
      copyright: '© {{year}} {{brand}}',
      terms: '条款与条件',
    },
    about: {
      title: '关于 {{brand}}',
      intro:
        '每日返利的挖矿计划是诈骗偏爱的伪装。我们认为，对策不是更动听的承诺，而是一套根本无法作出承诺的软件：资金记入复式账簿，只有已入账的收入才能计入，规则人人可读。',
      statements: {
        story: {
          title: '我们的故事',
          text: '{{brand}} 源于一个问题：如果这样的平台没有任何隐瞒，它会是什么样子？网站起初是沙盒，以模拟资金展示全过程；只要仍是沙盒，每一页都会注明。',
        },
        mission: {
          title: '我们的使命',
          text: '让人们随时看到自己投入了什么、赚得了什么、可以取回什么。',
        },
        vision: {
          title: '我们的愿景',
          text: '让投资中的信任建立在可核查的记录之上，而非无法核查的名字和数字。',
        },
        values: {
          title: '我们的价值观',
          text: '对资金精确，对风险直言，投资者与提现之间没有任何隐藏的阻碍。',
        },
      },
      registrationsTitle: '注册登记',
      registrationsNone: '未录入任何监管机构的注册登记。这是沙盒：不接受真实资金，不提供任何投资服务。',
      registrationsUnknown: '目前无法显示注册登记列表。',
      register: '公开登记册',
      faqTitle: '常见问题',
      faq: {
        sandbox: {
          q: '这是真实的资金吗？',
          a: '只要每页顶部的提示写着“沙盒”，就不是：那是模拟资金和测试网络地址，切勿向此处显示的地址发送真实资金。没有该提示时，就是真实资金。',
        },
        deposit: {
          q: '如何为账户充值？',
          a: '在“存款”中输入金额，转至任一地址，并上传付款图片。由人工审核；列表先显示“待处理”，随后显示“已批准”，或显示“已拒绝”及原因。',
        },
        yield: {
          q: '收益有保证吗？',
          a: '没有。计划的数字是目标。只有实际赚得并已入账的部分才会计入您的账户，可能低于目标，也可能为零。',
        },
        withdraw: {
          q: '我何时可以提现？',
          a: '只要有可用余额（不低于所选方式的最低金额；不足时可全部提取），且您的电子邮箱已验证，即可随时提现；除非操作员冻结了您的账户，其原因会立即告知您。您无需先追加投资或介绍他人。',
        },
        data: {
          q: '我的文件会怎样处理？',
          a: '文件保存在私密存储中，只有您和审核人员可以读取。我们绝不索要银行登录信息。',
        },
      },
    },
    contact: {
      title: '联系我们',
      heading: '请告诉我们您的投诉',
      lead: '无论何处出错或可以改进，请写信给我们。',
      name: '姓名',
      email: '电子邮箱',
      subject: '主题',
      message: '留言',
      submit: '发送',
      sent: '留言已发送',
      place: '地点',
      phone: '电话',
      none: '此沙盒未录入',
    },
  },
  /** The terms and conditions: twelve, in the order of the list. */
  terms: {
    title: '条款与条件',
    lead: '十二项条款，文字浅白。沙盒中的所有资金均为模拟资金。',
    items: {
      agreement: { title: '同意', text: '加入即表示您同意这些条款。' },
      oneAccount: {
        title: '一个账户',
        text: '每人可持有一个账户。请勿提供虚假信息。',
      },
      noFee: { title: '无会员费', text: '加入和持有账户均不收费。' },
      processing: {
        title: '处理',
        text: '审核付款和添加计划最多可能需要 24 小时。',
      },
      privacy: {
        title: '隐私',
        text: '除非法律要求，未经您同意，我们不会向第三方披露个人数据。',
      },
      contactDetails: { title: '联系信息', text: '请保持您的联系信息为最新。' },
      correctWallets: {
        title: '正确的钱包',
        text: '请仅向付款页面显示的钱包地址发送，且每个地址仅发送与其对应的币种。',
      },
      afterFunding: {
        title: '充值之后',
        text: '充值后请上传付款凭证。如果存款未能及时审核，请联系客服。',
      },
      withdrawals: {
        title: '提现',
        text: '您可随时提取可用余额，以所选方式的最低金额为起点；不足时可全部提取。没有锁定期，也没有复投期。操作员可冻结账户，原因会立即向您显示：在解除之前，您不能投资，也不能申请提现；此前的申请将暂缓处理，尚未开始付款的提现可以撤回。',
      },
      noFurther: {
        title: '无需追加投资',
        text: '无论为提现还是其他原因，您绝不会被要求追加投资、补款或作任何其他付款。',
      },
      referrals: {
        title: '推荐自愿',
        text: '您可以推荐他人。这绝不是提现或其他任何事项的条件。',
      },
      rules: {
        title: '规则',
        text: '会员须遵守这些规则和法律。违反规则的账户可能被关闭；除非法律禁止，其可用余额将予以支付。',
      },
    },
  },
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: '透明度',
    description: '账簿欠全体投资者多少，有什么与之对应，如何核实，以及这不能证明什么。',
    lead: '账簿共欠全体投资者多少，以及有什么与之对应。欠款及其对应项截至最新快照；收入和计划为当前数据。',
    loading: '正在加载数字……',
    failed: '数据库没有响应。',
    owed: '所欠金额',
    none: '尚未发布任何快照。',
    figuresAsOf: '产能与收入截至 {time} UTC，约每分钟汇总一次。',
    asOf: '快照 {number}，截至 {date}',
    total: '所欠总额',
    available: '可用',
    invested: '投入方案',
    withdrawing: '提现中',
    accrued: '尚未入账的收益',
    against: '与之对应的资产',
    noReserves: '尚无任何储备声明。此页面没有任何内容能表明资金确实存在。',
    reserves: '已声明的储备',
    coverage: '由其覆盖',
    insurance: '保险基金（已扣除现金缺口）',
    insured: '由其覆盖',
    paidOut: '保险基金已赔付',
    payoutOf: '{date}：向 {people} 人赔付 {amount}，其损失为 {lost}',
    reserveWorth: '据运营者称，{date} 价值 {value}',
    reserveOld: '签名已超过一个月：不计入。',
    address: '地址',
    block: '区块',
    message: '已签名的消息',
    signature: '签名',
    howToCheck: '如何核实',
    capacity: '产能',
    sold: '已售：方案中的本金',
    income: '最近 30 天有凭证入账的收入',
    days: '有此类收入的天数',
    booked: '自开始以来的收入减去亏损',
    credited: '自开始以来记入投资者账户的收益',
    capacityOf: '自 {date} 起有证据的 {capacity} 中已售 {sold}：',
    hashrateOf: '套餐已售 {sold} PH/s，有凭证的算力共 {capacity} PH/s。',
    noCapacity: '此处未公布任何挖矿产能的证据，因此不作任何宣称。',
    history: '每日所欠金额',
    historyText: '每个快照的总额；最新为 {total}。',
    snapshots: '全部快照',
    snapshot: '快照',
    date: '截至',
    root: '根',
    seal: '封印',
    older: '更早的快照',
    verify: '如何核实',
    steps: {
      sign: '请登录。您的浏览器会自动检查每个新快照，并在仪表盘显示结果。',
      receipt: '在那里下载凭据。它包含您自己的条目以及通向根的路径。',
      tool: '用我们源代码中的程序 npm run verify 检查，或用您自己按公布格式编写的程序检查。',
      compare:
        '与他人比对最新的封印并保存。它锁定此前所有快照：同一快照出现两个不同的封印，就证明有人被欺骗。',
    },
    limits: '这不能证明什么',
    limit: {
      solvency: '资金确实存在。树只显示所欠金额；储备是运营者的声明，软件不检查其签名。',
      borrowed: '储备属于平台自己。它们可能是为签名当天借来的。',
      hidden: '这些账簿之外没有债务。',
      unseen: '从不查看的人没有被遗漏。每位进行检查的投资者都使遗漏更难。',
      siblings:
        '金额完全保密。凭据会显示其路径旁各分支的总和，其中最小的可能是另一位投资者的余额，但不含姓名。',
      kinds: '各类别的划分。它已被封印，但树只证明总额。',
    },
  },
};
