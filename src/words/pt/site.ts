import type { Words } from '../../lib/i18n/words.ts';

/** The Portuguese of the public documents, which are rendered at build time. */
export const site: Words<'pt', 'site'> = {
  register: {
    title: 'Crie sua conta',
    lead: 'Leva um minuto e não custa nada.',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Número de telefone',
    password: 'Senha',
    invalidPhone: 'Informe um número de telefone: apenas algarismos, espaços e + ( ) . -',
    country: 'Escolha o país',
    unserved: 'Este site não abre contas para residentes de: {{countries}}.',
    countriesFailed:
      'Não foi possível carregar a lista de países. Você pode se cadastrar sem informar um país.',
    agree: 'Ao se cadastrar, você aceita os',
    terms: 'Termos e condições',
    submit: 'Cadastre-se',
    haveAccount: 'Já tem uma conta?',
    referred: 'Você foi indicado com o código {{code}}.',
    welcome: 'Boas-vindas à {{brand}}. Confirme seu endereço de e-mail.',
  },
  login: {
    title: 'Entrar',
    lead: 'Que bom ter você de volta.',
    email: 'E-mail',
    password: 'Senha',
    passkey: 'Entrar com uma chave de acesso',
    forgot: 'Esqueci a senha',
    create: 'Cadastre-se',
    noAccount: 'É sua primeira visita?',
    needsConfirmation: 'Seu endereço de e-mail ainda não foi confirmado',
    needsConfirmationText: 'Abra o link no e-mail que enviamos para {{email}} e depois entre.',
  },
  checkMail: {
    title: 'Verifique seu e-mail',
    text: 'Enviamos um link para {{email}}. Abra-o para confirmar seu endereço e depois entre.',
  },
  forgot: {
    title: 'Recupere sua conta',
    lead: 'Enviamos um link para seu e-mail. Com ele você escolhe uma nova senha.',
    email: 'E-mail',
    missing: 'Informe o e-mail de recuperação',
    submit: 'Enviar o link',
    sent: 'Verifique seu e-mail',
    sentText:
      'Se {{email}} pertencer a uma conta, um link está a caminho. Ele funciona uma única vez, durante uma hora.',
    back: 'Voltar para a entrada',
  },
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: 'Planos de mineração de criptomoedas e de copy trading com cada centavo à vista. Os retornos são metas, nunca garantidos.',
      about:
        'O que é este portal, o que ele se recusa a prometer e quem está por trás dele, na medida em que isso foi informado.',
      contact:
        'Escreva para as pessoas por trás do portal e veja de que outras formas é possível contatá-las.',
      terms:
        'Doze termos em palavras simples: sem taxa de adesão, sem prazo de bloqueio e sem nada escondido entre você e um saque.',
    },
    home: {
      title: 'Mineração e copy trading, com cada centavo à vista',
      lead: 'Abasteça uma conta, escolha um plano, saque o que é seu. Cada crédito é lançado com seu comprovante, e cada análise é mostrada enquanto acontece.',
      start: 'Cadastre-se',
      seePlans: 'Ver os planos',
      featuresTitle: 'Com o que você pode contar',
      features: {
        portfolio: {
          title: 'Sua carteira de relance',
          text: 'Depositado, lucro, bônus, saldo e pacotes: seis números, sempre dos mesmos livros de partidas dobradas.',
        },
        security: {
          title: 'Acesso por regras',
          text: 'O próprio banco de dados permite que você leia os seus registros e ninguém mais. As regras estão escritas e são testadas uma a uma.',
        },
        copying: {
          title: 'Mineração e copy trading',
          text: 'Os planos informam duração, mínimo e meta. Rendimentos só são creditados quando uma receita foi lançada.',
        },
        paper: {
          title: 'Portfólio e ordens, em simulação',
          text: 'Ordens a mercado, limitadas, stop e stop móvel, e rebalanceamento, a preços simulados neste ambiente de testes. O que você colocar pode ser perdido.',
        },
      },
      ctaTitle: 'Tudo pronto para começar a minerar',
      ctaText: 'Abra uma conta e percorra todo o caminho: depósito, plano, saque.',
      stepsTitle: 'Três passos',
      steps: {
        create: { title: 'Crie uma conta', text: 'Cadastre-se com seu e-mail e confirme-o.' },
        fund: {
          title: 'Abasteça a conta',
          text: 'Envie para um de nossos endereços, anexe o comprovante e acompanhe a análise.',
        },
        mine: {
          title: 'Comece a minerar',
          text: 'Escolha um plano que seu saldo cubra. Ele corre a partir desse minuto.',
        },
      },
      whyTitle: 'Por que escolher a {{brand}}',
      why: {
        listed: {
          title: 'Métodos de pagamento às claras',
          text: 'De Bitcoin a USDT, todos listados antes que você envie qualquer coisa.',
        },
        review: {
          title: 'Analisado por pessoas',
          text: 'Depósitos e saques são conferidos manualmente; os grandes, por duas pessoas.',
        },
        evidence: {
          title: 'O rendimento é lançado, nunca prometido',
          text: 'Cada crédito aponta para a receita de onde veio. Dias sem receita mostram zero.',
        },
        open: {
          title: 'Nada escondido atrás de um saque',
          text: 'Sem recrutamento, sem pagamento extra, sem prazo de bloqueio: seu saldo disponível é seu.',
        },
        live: {
          title: 'Ao vivo',
          text: 'Quando um pagamento é aprovado, sua página muda sozinha, sem recarregar.',
        },
        private: {
          title: 'Seus dados continuam seus',
          text: 'Os documentos ficam em armazenamento privado. Nunca pedimos o acesso ao seu banco.',
        },
      },
      plansTitle: 'Escolha um plano',
      plansLead:
        'As metas são o que um plano busca alcançar. Elas não são garantidas: você pode receber menos, ou nada.',
      planStart: 'Cadastre-se',
      planOffers: 'O que oferece',
      duration: 'Duração',
      target: 'Meta de retorno',
      notGuaranteed: 'meta, não garantida',
      plansFailed: 'Não foi possível carregar os planos.',
      tickerTitle: 'Mercados',
      tickerSimulated: 'Preços simulados',
      tickerDay: 'em 24 horas',
    },
    claims: {
      title: 'Afirmações, cada uma com sua prova',
      evidence: 'Ver a prova',
      paymentMethods: 'Métodos de pagamento',
      languages: 'Idiomas',
      uptime: 'Disponibilidade medida desde {{date}}',
    },
    newsletter: {
      title: 'Boletim',
      text: 'Novidades do produto, algumas vezes por ano. Sem ofertas, sem contagens regressivas.',
      email: 'Seu endereço de e-mail',
      submit: 'Assinar',
      done: 'Obrigado. Verifique sua caixa de entrada: o boletim começa quando você confirmar ali o seu endereço.',
    },
    footer: {
      aboutTitle: 'Sobre nós',
      aboutText:
        'A {{brand}} é um portal para investidores em planos de mineração de criptomoedas e de copy trading, construído para que cada número possa ser conferido.',
      quickLinks: 'Links rápidos',
      contactTitle: 'Contato',
      noEmail: 'Nenhum e-mail foi informado neste ambiente de testes.',
      noPlace: 'Nenhum endereço postal foi informado.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Termos e condições',
    },
    about: {
      title: 'Sobre a {{brand}}',
      intro:
        'Planos de mineração com rendimento diário são um disfarce predileto da fraude. Acreditamos que o remédio não é uma promessa melhor, e sim um software em que a promessa não pode ser feita: dinheiro em livros de partidas dobradas, créditos apenas de receitas lançadas e regras que qualquer pessoa pode ler.',
      statements: {
        story: {
          title: 'Nossa história',
          text: 'A {{brand}} começou com uma pergunta: como seria uma plataforma dessas se não tivesse nada a esconder? Começa como ambiente de testes, que mostra todo o percurso com dinheiro fictício, e diz isso em cada página enquanto o for.',
        },
        mission: {
          title: 'Nossa missão',
          text: 'Permitir que as pessoas vejam, a qualquer momento, o que colocaram, o que isso rendeu e o que podem retirar.',
        },
        vision: {
          title: 'Nossa visão',
          text: 'Um investimento em que a confiança se apoie em registros que podem ser conferidos, e não em nomes e números que não podem.',
        },
        values: {
          title: 'Nossos valores',
          text: 'Exatidão com o dinheiro, palavras claras sobre o risco e nada escondido entre um investidor e um saque.',
        },
      },
      registrationsTitle: 'Registros',
      registrationsNone:
        'Nenhum registro em órgão regulador foi informado. Este é um ambiente de testes: não recebe dinheiro real e não oferece nenhum serviço de investimento.',
      registrationsUnknown: 'A lista de registros não pode ser mostrada no momento.',
      register: 'Registro público',
      faqTitle: 'Perguntas',
      faq: {
        sandbox: {
          q: 'Isto é dinheiro real?',
          a: 'Não enquanto um aviso no alto de cada página disser “Ambiente de testes”: então é dinheiro fictício com endereços de redes de teste, e você nunca deve enviar fundos reais para um endereço mostrado aqui. Sem esse aviso, é.',
        },
        deposit: {
          q: 'Como coloco dinheiro na minha conta?',
          a: 'Informe um valor em Depositar, envie-o para um dos endereços e anexe uma imagem do pagamento. Uma pessoa a analisa; a lista mostra Pendente, depois Aprovado, ou Recusado com o motivo.',
        },
        yield: {
          q: 'Os retornos são garantidos?',
          a: 'Não. O número de um plano é uma meta. Só lhe é creditado o que de fato foi ganho e lançado, o que pode ser menos do que a meta ou nada.',
        },
        withdraw: {
          q: 'Quando posso sacar?',
          a: 'Sempre que tiver um saldo disponível (pelo menos o mínimo do método, ou todo o saldo se for menor) e seu e-mail estiver verificado, a menos que um operador tenha bloqueado sua conta por um motivo que é informado a você na hora. Você nunca precisa investir mais nem trazer outras pessoas antes.',
        },
        data: {
          q: 'O que acontece com meus documentos?',
          a: 'Eles ficam em armazenamento privado que só você e os operadores que os analisam podem ler. Nunca pedimos o acesso a um banco.',
        },
      },
    },
    contact: {
      title: 'Contato',
      heading: 'Conte-nos a sua reclamação',
      lead: 'Escreva para nós sobre qualquer coisa que deu errado ou que poderia ser melhor.',
      name: 'Nome',
      email: 'E-mail',
      subject: 'Assunto',
      message: 'Mensagem',
      submit: 'Enviar',
      sent: 'mensagem enviada',
      place: 'Localização',
      phone: 'Telefone',
      none: 'Não informado neste ambiente de testes',
    },
  },
  /** The terms and conditions: twelve, in the order of the list. */
  terms: {
    title: 'Termos e condições',
    lead: 'Doze termos, em palavras simples. No ambiente de testes todo o dinheiro é fictício.',
    items: {
      agreement: { title: 'Concordância', text: 'Ao aderir, você concorda com estes termos.' },
      oneAccount: {
        title: 'Uma conta',
        text: 'Cada pessoa pode ter uma conta. Não forneça dados falsos.',
      },
      noFee: { title: 'Sem taxa de adesão', text: 'Aderir e manter uma conta não custa nada.' },
      processing: {
        title: 'Processamento',
        text: 'Aguarde até 24 horas para que um pagamento seja analisado e um plano seja adicionado.',
      },
      privacy: {
        title: 'Privacidade',
        text: 'Não divulgamos dados pessoais a terceiros sem o seu consentimento, salvo quando a lei o exigir.',
      },
      contactDetails: { title: 'Dados de contato', text: 'Mantenha seus dados de contato atualizados.' },
      correctWallets: {
        title: 'Carteiras corretas',
        text: 'Envie somente para os endereços de carteira mostrados na página de pagamento, e a cada endereço somente a moeda que lhe pertence.',
      },
      afterFunding: {
        title: 'Depois de depositar',
        text: 'Anexe o comprovante de pagamento depois de depositar. Se um depósito não for analisado a tempo, entre em contato com o suporte.',
      },
      withdrawals: {
        title: 'Saques',
        text: 'Você pode sacar seu saldo disponível a qualquer momento, a partir do valor mínimo do método, ou todo ele se for menor. Não há prazo de bloqueio nem período de reinvestimento. Um operador pode bloquear uma conta por um motivo que é mostrado a você na hora: até que ela seja liberada, você não pode investir nem solicitar um saque; os pedidos anteriores aguardam, e você pode cancelar um saque que não esteja sendo pago.',
      },
      noFurther: {
        title: 'Nenhum investimento adicional',
        text: 'Você nunca é obrigado a investir mais, a complementar nem a fazer qualquer outro pagamento, para um saque ou por outro motivo.',
      },
      referrals: {
        title: 'Indicações são opcionais',
        text: 'Você pode indicar outras pessoas. Fazê-lo nunca é condição para um saque nem para qualquer outra coisa.',
      },
      rules: {
        title: 'Regras',
        text: 'Os membros seguem estas regras e a lei. Uma conta que as viole pode ser encerrada; o saldo disponível é pago, salvo se a lei o proibir.',
      },
    },
  },
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: 'Transparência',
    description:
      'O que os livros devem a todos os investidores, o que se declara como lastro, como verificar ambos e o que isso não prova.',
    lead: 'O que os livros devem ao conjunto dos investidores e o que existe em contrapartida. O que é devido e a contrapartida são do retrato mais recente; receitas e planos são deste momento.',
    loading: 'Carregando os números…',
    failed: 'O banco de dados não respondeu.',
    paper:
      'Os portfólios e estratégias deste ambiente de testes são simulados. Contam pelo que renderia a sua venda na última avaliação, mais o dinheiro que espera para entrar. Moedas simuladas não são reserva.',
    owed: 'O que é devido',
    none: 'Nenhum retrato foi publicado ainda.',
    figuresAsOf: 'Capacidade e receitas em {time} UTC. São somadas cerca de uma vez por minuto.',
    asOf: 'Retrato {number}, de {date}',
    total: 'Total devido',
    available: 'Disponível',
    invested: 'Investido em planos',
    withdrawing: 'Em saque',
    accrued: 'Rendimento ainda não creditado',
    pooled: 'Em portfólios e estratégias',
    against: 'O que existe em contrapartida',
    noReserves: 'Nenhuma reserva foi atestada. Nada nesta página mostra que o dinheiro está lá.',
    reserves: 'Reservas atestadas',
    coverage: 'Coberto por elas',
    insurance: 'Fundo de seguro, menos o que faltar no caixa',
    insured: 'Coberto por ele',
    paidOut: 'Pago com o fundo de seguro',
    payoutOf: '{date}: {amount} a {people} pessoas, que perderam {lost}',
    reserveWorth: 'valia {value} em {date}, segundo o operador',
    reserveOld: 'Assinado há mais de um mês: não conta.',
    address: 'Endereço',
    block: 'Bloco',
    message: 'Mensagem assinada',
    signature: 'Assinatura',
    howToCheck: 'Como verificar',
    capacity: 'Capacidade',
    sold: 'Vendida: principal em planos',
    income: 'Receita lançada com comprovante, últimos 30 dias',
    days: 'Dias com essa receita',
    booked: 'Receita menos perdas, desde o início',
    credited: 'Rendimento creditado aos investidores, desde o início',
    capacityOf: '{sold} vendidos de {capacity} comprovados desde {date}:',
    hashrateOf: 'Em pacotes, {sold} PH/s dos {capacity} PH/s de que há evidência.',
    noCapacity:
      'Nenhuma evidência de capacidade de mineração está publicada aqui, portanto nenhuma é afirmada.',
    history: 'O que era devido, dia a dia',
    historyText: 'O total de cada retrato; o mais recente é {total}.',
    snapshots: 'Todos os retratos',
    snapshot: 'Retrato',
    date: 'Data',
    root: 'Raiz',
    seal: 'Selo',
    older: 'Retratos anteriores',
    restorations: 'Restaurado de um backup',
    restoredTo:
      'Em {at} UTC o site foi restaurado de um backup para o seu estado de {moment} UTC. O que foi registrado nesse intervalo se perdeu, também os retratos com números depois de {after} e antes de {number}, se houve algum.',
    restoredReason: 'Motivo',
    verify: 'Como verificar',
    steps: {
      sign: 'Entre na sua conta. Seu navegador verifica sozinho cada novo retrato e mostra o resultado no seu painel.',
      receipt: 'Baixe o recibo ali. Ele contém seu próprio registro e o caminho dele até a raiz.',
      tool: 'Verifique-o com o programa do nosso código-fonte, npm run verify, ou com um que você mesmo escreva a partir do formato publicado.',
      compare:
        'Compare o selo mais recente com outras pessoas e guarde-o. Ele compromete todos os retratos anteriores: dois selos diferentes de um mesmo retrato provam que alguém foi enganado.',
    },
    limits: 'O que isto não prova',
    limit: {
      solvency:
        'Que o dinheiro está lá. A árvore mostra o que é devido; as reservas são o que os operadores atestam, e o software não verifica as assinaturas.',
      borrowed: 'Que as reservas são da casa. Elas podem ter sido emprestadas para o dia da assinatura.',
      hidden: 'Que não há dívidas fora destes livros.',
      unseen: 'Que não se omita quem nunca olha. Cada investidor que verifica torna isso mais difícil.',
      siblings:
        'Sigilo completo das somas. Um recibo mostra as somas dos ramos ao lado do seu caminho; a menor pode ser o saldo de um único outro investidor, sem nome.',
      kinds: 'A divisão por tipos. Ela está selada, mas a árvore prova apenas o total.',
    },
  },
  offline: {
    text: 'Seu dispositivo está sem conexão no momento, por isso esta página não pode ser mostrada. Nada foi enviado e nada se perdeu. A página abrirá sozinha quando a conexão voltar.',
  },
};
