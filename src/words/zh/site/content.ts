import type { Words } from '../../../lib/i18n/words.ts';

/** The Chinese of the pages that are read. */
export const content: Words<'zh', 'site/content'> = {
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: '加密货币挖矿计划，每一分钱都清晰可见。收益仅为目标，绝不保证。',
      about: '本门户是什么、拒绝承诺什么，以及在已录入的范围内，由谁负责。',
      contact: '写信给本门户的负责人员，并了解其他联系方式。',
      terms: '十二项条款，文字浅白：无入会费、可用余额无锁定期，您与提现之间没有任何隐藏的阻碍。',
    },
    withoutScripts: '此表单需要 JavaScript。请在浏览器中启用。',
    home: {
      title: '挖矿，每一分钱都清晰可见',
      lead: '向账户存款，选择计划，提取属于您的资金。收益只来自已入账的收入，每次审核都实时可见。',
      start: '注册',
      seePlans: '查看计划',
      featuresTitle: '您可以信赖的',
      features: {
        portfolio: {
          title: '投资组合一目了然',
          text: '已存入、利润、奖金、余额和套餐：六项数字，始终出自同一套复式账簿。',
        },
        security: {
          title: '按规则访问',
          text: '由数据库本身确保您只能读取自己的记录，不能读取他人的记录。规则均有明文，并逐条经过测试。',
        },
        copying: {
          title: '挖矿计划',
          text: '计划载明期限、最低金额和目标。只有在收入入账后才会计入收益。',
        },
        paper: {
          title: '模拟的投资组合、订单与跟单交易',
          text: '在此沙盒中以模拟资金使用市价、限价、止损和跟踪止损订单，以及再平衡。您投入的资金可能亏损。',
        },
      },
      ctaTitle: '准备好开始挖矿',
      ctaText: '开立账户，走完全程：存款、计划、提现。',
      stepsTitle: '三个步骤',
      steps: {
        create: { title: '创建账户', text: '用您的电子邮箱注册并确认。' },
        fund: {
          title: '向账户存款',
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
          text: '每笔收益都指向其来源收入。没有收入的日子显示为零。',
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
      planStart: '注册',
      planOffers: '包含内容',
      duration: '期限',
      target: '目标收益',
      notGuaranteed: '仅为目标，不作保证',
      plansFailed: '无法加载计划。',
      tickerTitle: '市场',
      tickerSimulated: '模拟价格',
      tickerDay: '24 小时内',
    },
    claims: {
      title: '各项声明及其统计内容',
      evidence: '查看证明',
      paymentMethods: '支付方式',
      methodsCounted: '有可付款地址的方式。',
      seeMethods: '查看',
      uptimeCounted: '所有分钟中，每项服务均有响应的分钟。',
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
      aboutText: '{{brand}} 是加密货币挖矿计划的投资者门户，其设计使每个数字都可核查。',
      quickLinks: '快速链接',
      contactTitle: '联系方式',
      noEmail: '此沙盒未录入电子邮箱地址。',
      emailUnknown: '目前无法显示电子邮箱地址。',
      noPlace: '未录入邮寄地址。',
      placeUnknown: '目前无法显示邮寄地址。',
      copyright: '© {{year}} {{brand}}',
      terms: '条款与条件',
    },
    about: {
      title: '关于 {{brand}}',
      intro:
        '每日返利的挖矿计划是诈骗偏爱的伪装。我们认为，对策不是更动听的承诺，而是一套根本无法作出承诺的软件：资金记入复式账簿，收益只来自已入账的收入，规则人人可读。',
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
          q: '如何向账户存款？',
          a: '在“存款”中输入金额，转至任一地址，并上传付款图片。由人工审核；列表先显示“待处理”，随后显示“已批准”，或显示“已拒绝”及原因。',
        },
        yield: {
          q: '收益有保证吗？',
          a: '没有。计划的数字是目标。作为收益，只有实际赚得并已入账的部分才会计入您的账户，可能低于目标，也可能为零。',
        },
        withdraw: {
          q: '我何时可以提现？',
          a: '只要有可用余额（不低于所选方式的最低金额；不足时可全部提取），且您的电子邮箱已验证，即可申请提现。提现方式可能收取最多 US$25 的手续费，手续费包含在金额之内，并在您提交申请前显示。本网站可能要求先确认身份，使用真实资金的网站从一开始就有此要求。新的收款地址需等待 48 小时，登录方式有变动或有新设备登录后需等待 72 小时；账户被找回、使用恢复代码或更改电子邮箱后的 72 小时内，不会有任何资金流出。未设置双重验证时，以及设置后的 24 小时内，24 小时内最多可申请 US$1,000，您自设的限额同样适用。操作员可冻结您的账户，其原因会立即告知您；您也可以自行停用账户：待您来信说明已恢复安全，由财务人员解除冻结。您无需先追加投资或介绍他人。',
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
      unknown: '目前无法显示',
    },
  },
  offline: {
    text: '您的设备目前没有网络，无法显示此页面。没有发送任何内容，也没有丢失任何内容。网络恢复后页面会自动打开。',
  },
};
