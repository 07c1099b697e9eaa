import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of the pages that are read. */
export const content: Words<'pt', 'site/content'> = {
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: 'Planos de mineração de criptomoedas com cada centavo à vista. Os retornos são metas, nunca garantidos.',
      about:
        'O que é este portal, o que ele se recusa a prometer e quem está por trás dele, na medida em que isso foi informado.',
      contact:
        'Escreva para as pessoas por trás do portal e veja de que outras formas é possível contatá-las.',
      terms:
        'Doze termos em palavras simples: sem taxa de adesão, sem prazo de bloqueio do seu saldo disponível e sem nada escondido entre você e um saque.',
    },
    withoutScripts: 'Este formulário precisa de JavaScript. Ative-o no seu navegador.',
    home: {
      title: 'Mineração, com cada centavo à vista',
      lead: 'Abasteça uma conta, escolha um plano, saque o que é seu. O rendimento vem apenas de receita lançada, e cada análise é mostrada enquanto acontece.',
      start: 'Cadastre-se',
      seePlans: 'Ver os planos',
      featuresTitle: 'Com o que você pode contar',
      features: {
        portfolio: {
          title: 'Seu portfólio de relance',
          text: 'Depositado, lucro, bônus, saldo e pacotes: seis números, sempre dos mesmos livros de partidas dobradas.',
        },
        security: {
          title: 'Acesso por regras',
          text: 'O próprio banco de dados permite que você leia os seus registros e os de mais ninguém. As regras estão escritas e são testadas uma a uma.',
        },
        copying: {
          title: 'Planos de mineração',
          text: 'Os planos informam duração, mínimo e meta. Rendimentos só são creditados quando uma receita foi lançada.',
        },
        paper: {
          title: 'Portfólio, ordens e copy trading, em simulação',
          text: 'Ordens a mercado, limitadas, stop e stop móvel, e rebalanceamento, com dinheiro fictício neste ambiente de testes. O que você colocar pode ser perdido.',
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
          text: 'Cada rendimento aponta para a receita de onde veio. Dias sem receita mostram zero.',
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
      title: 'Afirmações, e o que cada uma conta',
      evidence: 'Ver a prova',
      paymentMethods: 'Métodos de pagamento',
      methodsCounted: 'Os que têm um endereço para pagar.',
      seeMethods: 'Ver',
      uptimeCounted: 'De todos os minutos, aqueles em que cada serviço respondeu.',
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
        'A {{brand}} é um portal para investidores em planos de mineração de criptomoedas, construído para que cada número possa ser conferido.',
      quickLinks: 'Links rápidos',
      contactTitle: 'Contato',
      noEmail: 'Nenhum e-mail foi informado neste ambiente de testes.',
      emailUnknown: 'O e-mail não pode ser mostrado no momento.',
      noPlace: 'Nenhum endereço postal foi informado.',
      placeUnknown: 'O endereço postal não pode ser mostrado no momento.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Termos e condições',
    },
    about: {
      title: 'Sobre a {{brand}}',
      intro:
        'Planos de mineração com rendimento diário são um disfarce predileto da fraude. Acreditamos que o remédio não é uma promessa melhor, e sim um software em que a promessa não pode ser feita: dinheiro em livros de partidas dobradas, rendimentos apenas de receitas lançadas e regras que qualquer pessoa pode ler.',
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
          a: 'Não. O número de um plano é uma meta. Como rendimento só lhe é creditado o que de fato foi ganho e lançado, o que pode ser menos do que a meta ou nada.',
        },
        withdraw: {
          q: 'Quando posso sacar?',
          a: 'Sempre que tiver um saldo disponível (pelo menos o mínimo do método, ou todo o saldo se for menor) e seu e-mail estiver verificado, você pode solicitar um saque. Um método pode ter uma taxa de no máximo US$ 25, que faz parte do valor e é mostrada antes de você enviar o pedido. O site pode exigir antes uma identidade confirmada, e um site com dinheiro real começa assim. Um endereço de recebimento novo espera 48 horas, ou 72 depois de uma mudança na sua forma de entrar ou de um novo dispositivo; depois de uma recuperação da sua conta, do uso de um código de recuperação ou de uma mudança do e-mail dela, nada sai por 72 horas. Sem um segundo fator, e nas 24 horas depois de adicioná-lo, você pode solicitar no máximo US$ 1.000 em 24 horas, e valem os seus próprios limites. Um operador pode bloquear sua conta, por um motivo que é informado a você na hora, e você mesmo pode pará-la: então um tesoureiro levanta o bloqueio quando você nos escrever que ela está segura de novo. Você nunca precisa investir mais nem trazer outras pessoas antes.',
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
      unknown: 'Não pode ser mostrado no momento',
    },
  },
  offline: {
    text: 'Seu dispositivo está sem conexão no momento, por isso esta página não pode ser mostrada. Nada foi enviado e nada se perdeu. A página abrirá sozinha quando a conexão voltar.',
  },
};
