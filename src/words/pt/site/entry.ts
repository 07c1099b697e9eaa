import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of registering and signing in. */
export const entry: Words<'pt', 'site/entry'> = {
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
    countriesFailed: 'Não foi possível carregar a lista de países.',
    countryOptional: 'Você pode se cadastrar sem informar um país.',
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
};
