import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of the profile, and the identity check. */
export const profile: Words<'pt', 'settings/profile'> = {
  /** The account page. */
  profile: {
    title: 'Informações do perfil da conta',
    upload: 'Enviar foto',
    avatar: 'Sua foto',
    updatePicture: 'Atualizar a foto do perfil',
    picture: 'Foto',
    pictureHint: 'PNG, JPEG ou WebP. Só você pode vê-la. Local e aparelho são removidos antes do envio.',
    crop: 'Que parte mostrar',
    cropHint: 'Arraste a foto ou mova-a com as setas do teclado.',
    zoom: 'Ampliar',
    savePicture: 'Enviar',
    selectImage: 'Selecione uma imagem',
    uploadFailed: 'Não foi possível enviar a imagem',
    uploaded: 'Imagem enviada',
    details: 'Dados',
    updateDetails: 'Atualizar os dados',
    edit: 'Editar o perfil',
    update: 'atualizar',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Número de telefone',
    phoneInvalid: 'Informe um número de telefone como +354 555 0100.',
    noPhone: 'Não informado',
    joined: 'Membro desde',
    saved: 'Os dados foram atualizados',
  },
  /** Identity verification. */
  kyc: {
    title: 'Complete sua verificação de identidade (KYC)',
    lead: 'Seu documento fica em armazenamento privado. Só você e os operadores que o analisam podem abri-lo. Nunca pedimos o acesso a um banco.',
    address: 'Endereço residencial',
    document: 'Documento de identidade',
    documentHint:
      'Um crachá funcional, uma carteira de motorista ou qualquer documento legal que confirme seu nome e sua foto. PNG, JPEG, WebP ou PDF, até 5 MB.',
    taxNumber: 'Número fiscal (opcional)',
    taxNumberHint:
      'Só é necessário se o seu país tributa o que você ganha aqui e você quer que ele conste. Fica separado de todo o resto; cada vez que um operador o lê, isso é registrado. Deixá-lo em branco não traz nenhuma desvantagem.',
    taxNumberInvalid: 'Informe de 4 a 32 letras e algarismos, ou deixe em branco.',
    addressShort: 'Informe seu endereço completo.',
    submit: 'Enviar',
    incomplete: 'Preencha o formulário corretamente',
    saved: 'Dados de verificação enviados',
    failed: 'Não foi possível enviar a imagem',
    pendingExists:
      'Você já enviou seus dados; eles estão sendo analisados. O que você informou agora não foi salvo.',
    retrySafe: 'Tudo o que você informou continua aqui. Você pode enviar de novo.',
    taxNumberFailed:
      'Seus dados foram recebidos, mas o número fiscal não. Ele é opcional; a análise continua sem ele.',
    sentOn: 'Enviado em',
    pending: 'Seus dados estão sendo analisados',
    pendingText: 'Uma pessoa os examina. Você verá o resultado aqui; não há mais nada a fazer.',
    approved: 'Sua identidade foi confirmada',
    approvedText: 'Nada mais é necessário.',
    renamed: 'Sua identidade foi confirmada com o nome {{name}}',
    renamedText: 'O seu nome aqui agora é outro. Volte ao anterior ou envie os seus dados novamente abaixo.',
    rejected: 'Seus dados não puderam ser aceitos',
    rejectedText: 'Você pode enviá-los novamente abaixo.',
    reason: 'Motivo, como foi escrito: {{reason}}',
  },
};
