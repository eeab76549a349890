# Gangster

ga-about = Le Parrain se retire : le quartier ira au gangster le plus riche.
ga-about-short = partie courte, yes (but plus bas de 10 000 $) ou no
ga-about-auction = enchères, turns (à tour de rôle) ou live (tous à la fois, contre la montre)
ga-about-version = version des règles : 2 aujourd’hui, 1 pour les parties commencées avec la version 0.1
ga-points = { $score } $

## Noms

ga-face = { $face ->
    [refuge] Refuge
    [aventure] Aventure
    [collecte] Collecte
    [course] Course
    [echange] Échange
    [enchere] Enchère
    [expert] Expert
    [mission] Mission
    [passage] Passage
    [protection] Protection
    [recrutement] Recrutement
    [vendeur] Vendeur
   *[vol] Vol
}
ga-deck = { $deck ->
    [aventure] Aventure
    [mission] Mission
    [collecte] Collecte
    [commerce] Commerce
    [banque] Banque
    [justice] Justice
    [course] Course
    [recrutement] Recrutement
    [perle] Perle
    [protection] Protection
   *[diamant] Diamant
}
ga-kind = { $kind ->
    [perle] une perle
   *[diamant] un diamant
}
ga-theft = { $theft ->
    [commerce] un commerce
   *[banque] une banque
}
ga-bank = Banque

## Cartes

ga-card-a01 = Portefeuille perdu
ga-card-a02 = Vieille dette réglée
ga-card-a03 = Caisse tombée du camion
ga-card-a04 = Héritage de tante Rosa
ga-card-a05 = Partie de cartes
ga-card-a06 = Part du butin
ga-card-a07 = Machine à sous
ga-card-a08 = Huître généreuse
ga-card-a09 = Doublure décousue
ga-card-a10 = Cousin de la campagne
ga-card-a11 = Filleul du Parrain
ga-card-a12 = Pneus crevés
ga-card-a13 = Pot-de-vin
ga-card-a14 = Moteur fini
ga-card-a15 = Tournée générale
ga-card-a16 = Jour de paie
ga-card-a17 = Faux billets
ga-card-a18 = Pickpocket
ga-card-a19 = Désertion
ga-card-a20 = Descente de police
ga-card-a21 = Adresse du bijoutier
ga-card-a22 = Tuyau en or
ga-card-a23 = Retour à la planque
ga-card-a24 = Convocation
ga-card-a25 = Poursuite en voiture
ga-card-a26 = Panne d’essence
ga-card-a27 = Chantage au dossier
ga-card-a28 = Bande respectée
ga-card-a29 = Le plus riche régale
ga-card-a30 = Soupe populaire
ga-card-a31 = Enchère improvisée
ga-card-a32 = Avocat véreux
ga-card-a33 = Dossier égaré
ga-card-a34 = Chauffeur
ga-card-a35 = Second souffle
ga-card-a36 = Racket
ga-card-a37 = Main leste
ga-card-a38 = Débauchage
ga-card-a39 = Coup de téléphone anonyme
ga-card-a40 = Receleur
ga-card-a41 = Garde du corps
ga-card-a42 = Course truquée
ga-card-a43 = Loupe
ga-card-a44 = Heures supplémentaires
ga-card-a45 = Ticket de consigne
ga-card-a46 = Greffière distraite
ga-card-a47 = Barrage de police
ga-card-a48 = La dernière enveloppe
ga-card-m01 = Livraison discrète
ga-card-m02 = Message à remettre
ga-card-m03 = Escorte de nuit
ga-card-m04 = Faire le guet
ga-card-m05 = Coup de dés
ga-card-m06 = Client mécontent
ga-card-m07 = Affaire à deux
ga-card-m08 = Convoi du matin
ga-card-m09 = Embuscade
ga-card-m10 = Le mur du rival
ga-card-m11 = Récupérer la valise
ga-card-m12 = Garder l’entrepôt
ga-card-m13 = Détourner le camion
ga-card-m14 = Vider le casino clandestin
ga-card-m15 = Faire sortir le témoin
ga-card-m16 = Reprendre les quais
ga-card-m17 = Le train de minuit
ga-card-m18 = Le coup du siècle
ga-card-m19 = Garde de la vedette
ga-card-m20 = L’orgue de Barbarie
ga-card-m21 = Veiller le coffre
ga-card-m22 = La péniche fantôme
ga-card-m23 = La nuit du musée
ga-card-m24 = Le bal masqué
ga-card-c01 = Pourboire du Parrain
ga-card-c02 = Loyer du trottoir
ga-card-c03 = Part habituelle
ga-card-c04 = Taxe de quartier
ga-card-c05 = Noces de sa nièce
ga-card-c06 = Dette d’honneur
ga-card-c07 = Colère du Parrain
ga-card-c08 = La dîme
ga-card-c09 = Audit du comptable
ga-card-c10 = Le cinquième
ga-card-c11 = Permis pour vos hommes
ga-card-c12 = Le Parrain lance le dé
ga-card-c13 = Fleurs pour la Mamma
ga-card-c14 = Éclairage public
ga-card-c15 = Abonnement au silence
ga-card-c16 = Enveloppe du mardi
ga-card-c17 = Quête du dimanche
ga-card-c18 = Caisse de solidarité
ga-card-c19 = Vignette du quartier
ga-card-c20 = Retard de courtoisie
ga-card-c21 = Service rendu
ga-card-c22 = Le dixième passager
ga-card-c23 = La vieille balance
ga-card-c24 = Intérêts composés
ga-card-k01 = Kiosque à journaux
ga-card-k02 = Casse-croûte
ga-card-k03 = Cordonnerie
ga-card-k04 = Barbier
ga-card-k05 = Fleuriste
ga-card-k06 = Épicerie de nuit
ga-card-k07 = Buanderie
ga-card-k08 = Boulangerie
ga-card-k09 = Librairie
ga-card-k10 = Quincaillerie
ga-card-k11 = Pharmacie
ga-card-k12 = Salle de billard
ga-card-k13 = Chapelier
ga-card-k14 = Station-service
ga-card-k15 = Antiquaire
ga-card-k16 = Grand magasin
ga-card-k17 = Chien de garde
ga-card-k18 = Alarme neuve
ga-card-k19 = Policier en congé
ga-card-k20 = Caissière courageuse
ga-card-k21 = Voiture qui cale
ga-card-k22 = Lacet défait
ga-card-k23 = Rideau de fer
ga-card-k24 = Voisin bavard
ga-card-b01 = Guichet du coin
ga-card-b02 = Caisse de village
ga-card-b03 = Fourgon de paie
ga-card-b04 = Comptoir de change
ga-card-b05 = Caisse de retraite
ga-card-b06 = Banque de la gare
ga-card-b07 = Banque du port
ga-card-b08 = Chambre forte du marché
ga-card-b09 = Coffres privés
ga-card-b10 = Banque des Marchands
ga-card-b11 = Siège social
ga-card-b12 = Réserve d’or
ga-card-b13 = Bouton de panique
ga-card-b14 = Liasse piégée
ga-card-b15 = Gardien réveillé
ga-card-b16 = Porte à minuterie
ga-card-b17 = Tunnel inondé
ga-card-b18 = Complice bavard
ga-card-b19 = Caméra cachée
ga-card-b20 = Barrage routier
ga-card-b21 = Clé cassée
ga-card-b22 = Inspecteur dans la file
ga-card-b23 = Fausse chambre forte
ga-card-b24 = Masque trop petit
ga-card-j01 = Juge de bonne humeur
ga-card-j02 = Premier délit
ga-card-j03 = Avocat débutant
ga-card-j04 = Vice de forme
ga-card-j05 = Excuses publiques
ga-card-j06 = Travaux d’intérêt général
ga-card-j07 = Caution simple
ga-card-j08 = Remboursement
ga-card-j09 = Témoin hésitant
ga-card-j10 = Frais de justice
ga-card-j11 = Jury partagé
ga-card-j12 = Procureur zélé
ga-card-j13 = Récidive
ga-card-j14 = Preuve solide
ga-card-j15 = Photo floue
ga-card-j16 = Procès médiatisé
ga-card-j17 = Juge sévère
ga-card-j18 = Peine exemplaire
ga-card-j19 = Empreintes retrouvées
ga-card-j20 = Aveux signés
ga-card-j21 = Casier ouvert
ga-card-j22 = Témoin oculaire
ga-card-j23 = Délateur
ga-card-j24 = Filature réussie
ga-card-h01 = Tortue Express
ga-card-h02 = Vieux Tacot
ga-card-h03 = Minuit Moins Cinq
ga-card-h04 = Brume d’Automne
ga-card-h05 = Dame de Pique
ga-card-h06 = Tonnerre Rouge
ga-card-h07 = Tonnerre Noir
ga-card-h08 = Roi de Trèfle
ga-card-h09 = Vent du Fleuve
ga-card-h10 = Feu Follet
ga-card-h11 = Sans-Souci
ga-card-h12 = Miracle de Juin
ga-card-r01 = Ti-Paul
ga-card-r02 = Le Muet
ga-card-r03 = Gros Léo
ga-card-r04 = La Pince
ga-card-r05 = Monsieur Net
ga-card-r06 = Doigts d’Or
ga-card-r07 = Le Facteur
ga-card-r08 = Fernand
ga-card-r09 = Le Hibou
ga-card-r10 = Rita
ga-card-r11 = Jo la Clé
ga-card-r12 = Le Notaire
ga-card-r13 = Mémé
ga-card-r14 = Petit Louis
ga-card-r15 = La Belette
ga-card-r16 = Bras de Fer
ga-card-r17 = Le Curé
ga-card-r18 = Simone
ga-card-r19 = Les frères Gagnon
ga-card-r20 = Les jumelles Roy
ga-card-r21 = Tic et Toc
ga-card-r22 = Le Long et le Rond
ga-card-r23 = Marcel et Marcelle
ga-card-r24 = Les cousins Côté
ga-card-r25 = Sel et Poivre
ga-card-r26 = Les Deux As
ga-card-r27 = Père et fils Bolduc
ga-card-r28 = Noir et Blanc
ga-card-r29 = Les sœurs Lavoie
ga-card-r30 = Jim et Jack
ga-card-r31 = Le trio du port
ga-card-r32 = Les Trois Quilles
ga-card-r33 = La bande à Bébert
ga-card-r34 = Les Cascadeurs
ga-card-r35 = Les Ombres
ga-card-r36 = Le vieux clan

## Ce que racontent les cartes

ga-card-a01-tale = Un cuir tout neuf sur le trottoir, trois photos de chat, et juste assez pour ne pas le rapporter.
ga-card-a02-tale = Gino vous devait ça depuis le baptême de sa fille. Elle se marie samedi.
ga-card-a03-tale = Elle est tombée du camion toute seule. Enfin, presque : il a fallu la pousser un peu.
ga-card-a04-tale = Tante Rosa disait vendre des confitures. Le notaire a compté les bocaux, puis les billets dedans.
ga-card-a05-tale = Quatre rois contre quatre dames, et personne n’a regardé sous la table. Bonne soirée.
ga-card-a06-tale = Chacun rapporte sa petite part, bien pliée, en sifflotant. Même ceux qu’on n’attendait pas.
ga-card-a07-tale = Trois cerises, une sonnerie, et le patron du bar qui pâlit derrière ses bouteilles.
ga-card-a08-tale = Une douzaine de fines de claire, et la septième vous casse presque une dent. Ne criez pas : souriez.
ga-card-a09-tale = Le tailleur a rendu le mauvais manteau. Celui-ci fait un drôle de bruit quand on le secoue.
ga-card-a10-tale = Il a deux valises, un accent à couper au couteau et justement, le couteau.
ga-card-a11-tale = Vous avez tenu le petit au-dessus des fonts baptismaux sans le lâcher. Le Parrain vous laisse choisir le merci.
ga-card-a12-tale = Quatre pneus, quatre clous, et un mot poli sur le pare-brise.
ga-card-a13-tale = L’agent a un carnet, un crayon et une grande patience. Il attend que vous trouviez le bon geste.
ga-card-a14-tale = Il a toussé, il a fumé, il est mort. Le garagiste propose un prix ferme, ou alors il joue sa facture aux dés.
ga-card-a15-tale = Quelqu’un a crié votre nom en levant son verre, et tout le bar a entendu « tournée générale ».
ga-card-a16-tale = La bande est au garde-à-vous, casquette tendue. C’est vendredi, paraît-il.
ga-card-a17-tale = Le portrait sur le billet louche un peu. Le commerçant aussi, quand il vous le rend.
ga-card-a18-tale = Un gamin vous a demandé l’heure, très poliment. Vous n’avez plus ni l’heure ni le reste.
ga-card-a19-tale = L’un des vôtres a bouclé sa valise : il veut voir la mer. Une belle enveloppe lui rappellerait le charme du quartier.
ga-card-a20-tale = « Personne ne bouge ! » Quelqu’un a éternué.
ga-card-a21-tale = Un nom, une rue, trois coups à la porte. Il ne demande jamais d’où ça vient.
ga-card-a22-tale = La porte de service ferme mal et le gardien ronfle. C’est le gardien lui-même qui le dit.
ga-card-a23-tale = Quand tout le monde vous cherche, rien ne vaut une bonne soupe chez soi.
ga-card-a24-tale = Le Parrain « aimerait bavarder ». La voiture attend déjà en bas, moteur tournant.
ga-card-a25-tale = Deux sirènes derrière, un marché aux poissons devant. Accrochez votre chapeau.
ga-card-a26-tale = L’aiguille était sur le rouge depuis mardi. Vous disiez que c’était pour faire joli.
ga-card-a27-tale = « Jolie signature, au bas de ces aveux. Il serait dommage qu’elle voyage. »
ga-card-a28-tale = On traverse la rue pour vous saluer. Certains traversent même deux fois.
ga-card-a29-tale = Il a eu le malheur de laisser voir la liasse. Toute la table a soudain très soif.
ga-card-a30-tale = Louche, pain, pièce dans la serviette : la charité du quartier connaît ses pauvres.
ga-card-a31-tale = Un drap sur une caisse, un marteau emprunté, et déjà dix curieux. Que la vente commence !
ga-card-a32-tale = Il perd ses procès, ses clés, ses lunettes. Jamais les preuves : celles-là, il les mange.
ga-card-a33-tale = Un courant d’air, une fenêtre ouverte, un dossier de moins. Le commissariat manque de presse-papiers.
ga-card-a34-tale = Il dit « huit secondes », et c’est huit secondes. Il s’arrête où vous voulez, au centimètre près.
ga-card-a35-tale = Un café serré, une claque amicale, et on y retourne.
ga-card-a36-tale = « Vos vitrines sont magnifiques. Ce serait triste, un ballon perdu. »
ga-card-a37-tale = Une poignée de main chaleureuse, très chaleureuse. On recomptera ses bagues plus tard.
ga-card-a38-tale = Meilleure soupe, meilleur lit, meilleur patron : la discussion a duré deux minutes.
ga-card-a39-tale = Un mouchoir sur le combiné, une voix de vieille dame : « Monsieur le commissaire ? »
ga-card-a40-tale = Il achète tout, partout, tout de suite, et n’a jamais entendu votre nom.
ga-card-a41-tale = Deux mètres de large, aucune conversation. On l’aime beaucoup.
ga-card-a42-tale = Le photographe a bougé, le juge a toussé, le fil d’arrivée était au mauvais endroit. On recommence.
ga-card-a43-tale = Vous ne touchez pas, vous regardez seulement. De très, très près.
ga-card-a44-tale = Toute la bande a travaillé dimanche. Vous avez promis d’y penser ; vous pensez surtout à l’addition.
ga-card-a45-tale = Casier 13, gare du Nord. Quelqu’un a oublié sa valise ; vous, vous avez bonne mémoire.
ga-card-a46-tale = Votre feuille a glissé sous le buvard, et le buvard au panier. Quelle étourdie, cette cousine.
ga-card-a47-tale = Trois herses, deux lampes, un brigadier qui bâille : qui rentre fortune faite rentrera plus tard.
ga-card-a48-tale = « Tu te retires ? Toutes mes félicitations. Reste à payer le silence de ceux qui restent. »
ga-card-m01-tale = Un paquet, une adresse, aucune question. Le client paie le tarif, ou le double de ce qu’il vous prête de chance.
ga-card-m02-tale = « Dis-lui que les mouettes volent bas. » Il a compris, il a blêmi, il a payé le messager.
ga-card-m03-tale = Trois voitures, phares éteints, et au milieu une dame qui chante l’opéra.
ga-card-m04-tale = Un sifflet chacun, une rue chacun. Plus vous avez d’yeux, mieux on dort.
ga-card-m05-tale = Le coffre s’ouvre, ou l’alarme chante. Vous avez une chance sur deux et des gants neufs.
ga-card-m06-tale = Il voulait son piano au troisième. Il a le clavier au troisième, les pieds au second, et le numéro du Parrain.
ga-card-m07-tale = Une échelle, deux paires de bras. Trouvez quelqu’un qui ne regarde pas en bas.
ga-card-m08-tale = Six heures du matin, le brouillard, un camion de cigares. À cinq, il est à vous ; à moins, on fait connaissance.
ga-card-m09-tale = Le chat a miaulé deux fois, et ce n’était pas un chat. Qui vous accompagne ce soir ?
ga-card-m10-tale = Sa vitrine, votre peinture, une faute d’orthographe pour brouiller les pistes.
ga-card-m11-tale = Elle est noire, lourde, et quatre autres bandes la croient rouge.
ga-card-m12-tale = Toute la nuit devant la porte 9, et surtout ne pas demander ce qui gratte derrière.
ga-card-m13-tale = Un panneau « Déviation », un sourire de cantonnier, et vingt tonnes changent de destin.
ga-card-m14-tale = Derrière la teinturerie, trois roulettes et beaucoup de chapeaux. À l’heure de la caisse, on passe le balai.
ga-card-m15-tale = Il sait tout, il a peur de tout, il voyage avec son canari. Ni vu ni entendu, canari compris.
ga-card-m16-tale = Du phare au dernier bollard, plus un cageot ne bougera sans vous.
ga-card-m17-tale = Il ne s’arrête jamais. Ce soir, neuf voyageurs tireront la sonnette en même temps.
ga-card-m18-tale = On le racontera cent ans. Dix y étaient ; cinq cents diront qu’ils y étaient.
ga-card-m19-tale = Le ténor a peur des bouquets depuis qu’on lui en a lancé un qui faisait tic-tac.
ga-card-m20-tale = Il joue faux depuis qu’on a caché les lingots dedans. Allez le chercher avant le prochain bal.
ga-card-m21-tale = Le serrurier a besoin de silence, de café, et que personne ne rentre avant l’aube.
ga-card-m22-tale = Elle descend le canal sans lumière. À cinq, on la fait remonter sans bruit.
ga-card-m23-tale = Six gardiens dorment, six des vôtres enfilent leur casquette. La visite est guidée jusqu’à la sortie.
ga-card-m24-tale = Sept dominos noirs entrent chez l’ambassadeur ; sept en ressortent, bien plus lourds.
ga-card-c01-tale = Il a aimé vos chaussures. Vous avez aimé qu’il n’ait aimé que vos chaussures.
ga-card-c02-tale = Le trottoir est à tout le monde, surtout à lui.
ga-card-c03-tale = Comme le mois dernier, comme le mois prochain. Il appelle cela une tradition.
ga-card-c04-tale = Le quartier est tranquille. La tranquillité, ça s’entretient.
ga-card-c05-tale = Quatre cents invités, un gâteau de sept étages, et une liste de mariage qui vous est adressée.
ga-card-c06-tale = Votre grand-père avait serré la main du sien. Les mains passent, la dette reste.
ga-card-c07-tale = Il n’a pas crié. Il a posé sa tasse, très doucement : il veut votre argent, ou les vôtres.
ga-card-c08-tale = « Dieu prend un dixième ; je ne suis pas plus gourmand que lui. »
ga-card-c09-tale = Il est petit, il est gris, il a trouvé la seconde comptabilité derrière la première.
ga-card-c10-tale = Cinq fils, un cinquième chacun… et le dernier est pour le père.
ga-card-c11-tale = Il compte vos têtes par la fenêtre, en mouillant son crayon.
ga-card-c12-tale = « Mon prix, ou le dé ? » demande-t-il. Le dé sort de sa poche ; il est encore tiède.
ga-card-c13-tale = Des lys, et pas ceux du coin de la rue : elle voit la différence.
ga-card-c14-tale = Le réverbère devant chez vous éclaire surtout vos allées et venues. Il serait bon qu’il tombe en panne.
ga-card-c15-tale = Douze numéros par an, pages blanches. On ne résilie pas.
ga-card-c16-tale = Le mardi, deux messieurs passent. Ils ne parlent pas, ils pèsent.
ga-card-c17-tale = Le panier passe. Il repasse. Il vous regarde.
ga-card-c18-tale = Solidarité avec qui ? Voilà exactement le genre de question qui coûte plus cher.
ga-card-c19-tale = À coller sur le pare-brise, côté gauche. Ceux qui l’oublient n’ont plus de pare-brise.
ga-card-c20-tale = Trois jours de retard, trois messieurs dans l’escalier. Il sait compter, et il vous l’apprend.
ga-card-c21-tale = Un jour, il vous a rendu service. Il ne se rappelle plus lequel ; il se rappelle le prix.
ga-card-c22-tale = Dans chaque voiture de dix billets, il y en a un qui descend chez lui.
ga-card-c23-tale = Elle penche d’un dixième, toujours du même côté. On l’a fait vérifier : par lui.
ga-card-c24-tale = Le comptable vous a tout expliqué au tableau. Vous n’avez compris que le total.
ga-card-k01-tale = Les nouvelles étaient mauvaises, la caisse un peu meilleure.
ga-card-k02-tale = La caisse, deux saucisses et la recette de la moutarde.
ga-card-k03-tale = Il vous a même ressemelé pendant que vous fouilliez.
ga-card-k04-tale = On ne contrarie pas celui qui tient le rasoir ; cette fois, c’était vous.
ga-card-k05-tale = Sortie discrète, la caisse sous le bras et, par politesse, une rose à la boutonnière.
ga-card-k06-tale = Ouverte jusqu’à minuit ; pour vous, jusqu’à minuit cinq.
ga-card-k07-tale = L’argent sentait la lavande. Il était déjà blanchi.
ga-card-k08-tale = Trois heures du matin, la porte ouverte, le patron au four. La recette était encore chaude.
ga-card-k09-tale = Rayon policier, troisième étagère : tout était expliqué.
ga-card-k10-tale = Ils vendaient même les outils pour entrer.
ga-card-k11-tale = « Quelque chose pour les nerfs, et tout ce qu’il y a dans le tiroir. »
ga-card-k12-tale = La huit dans le coin, la caisse dans le sac.
ga-card-k13-tale = Entrée tête nue, sortie la tête haute.
ga-card-k14-tale = Le plein, s’il vous plaît. Non, pas la voiture : le sac.
ga-card-k15-tale = Le vase était faux, l’argent était vrai. Vous avez laissé le vase.
ga-card-k16-tale = Cinq étages, neuf caisses, un escalier roulant : l’employé du mois, c’est vous.
ga-card-k17-tale = Il s’appelle Bisou. Il n’a pas lâché.
ga-card-k18-tale = Installée ce matin. Le vendeur avait promis qu’on l’entendrait du port : il disait vrai.
ga-card-k19-tale = Il achetait des pantoufles. Il a toujours ses menottes sur lui, par habitude.
ga-card-k20-tale = Un mètre cinquante, un parapluie, aucune peur.
ga-card-k21-tale = Elle a démarré toute la semaine. Elle a choisi son moment.
ga-card-k22-tale = Vous couriez bien. Puis vous avez couru sur votre lacet.
ga-card-k23-tale = Il est descendu juste derrière vous, avec un bruit définitif.
ga-card-k24-tale = Il ne voulait pas déranger. Il a seulement appelé tout le monde.
ga-card-b01-tale = Un seul guichet, un seul employé, et il allait déjeuner.
ga-card-b02-tale = Les économies de tout le village et le bas de laine du curé. Vous avez laissé la laine.
ga-card-b03-tale = Le chauffeur s’est arrêté pour aider une vieille dame. La vieille dame avait une barbe.
ga-card-b04-tale = Vous avez changé des dollars contre rien. Excellent cours.
ga-card-b05-tale = Quarante ans de service, disaient les papiers. Vous avez fait cela en quatre minutes.
ga-card-b06-tale = Le train de 8 h 04 avait du retard. Vous, non.
ga-card-b07-tale = Le coffre donnait sur le quai et la marée était avec vous.
ga-card-b08-tale = Entrée par les poissonniers, sortie par les fleuristes : les chiens s’y sont perdus.
ga-card-b09-tale = Le 114 contenait des bijoux, le 115 des lettres d’amour, le 116 encore plus de lettres d’amour.
ga-card-b10-tale = Ils ont porté eux-mêmes les sacs jusqu’à la voiture : vous aviez l’uniforme.
ga-card-b11-tale = Le président a salué votre équipe en partant. Il croyait à un audit.
ga-card-b12-tale = C’est lourd, c’est jaune, et ça ne rentre pas dans les poches. Il a fallu emprunter un landau.
ga-card-b13-tale = Le caissier n’a pas paniqué du tout. Il a appuyé très calmement.
ga-card-b14-tale = Vous voilà en bleu des pieds à la tête. La police a suivi les traces de pas.
ga-card-b15-tale = Douze ans qu’il dort à ce poste. Ce soir, il avait bu du café.
ga-card-b16-tale = Elle s’ouvre lundi à neuf heures. On est samedi, et vous êtes du mauvais côté.
ga-card-b17-tale = Le plan disait « cave ». Il fallait lire « canal ».
ga-card-b18-tale = Il l’a dit à son coiffeur, qui l’a dit à son beau-frère, qui est brigadier.
ga-card-b19-tale = Elle était dans l’œil du portrait du fondateur. Vous lui avez souri.
ga-card-b20-tale = Quatre voitures, deux chevaux, une vache. La vache n’était pas à eux, mais elle a aidé.
ga-card-b21-tale = La moitié dans la serrure, l’autre moitié dans la main, et la sirène entre les deux.
ga-card-b22-tale = Il attendait son tour, son chapeau sur les genoux. Il a dit : « Après vous. »
ga-card-b23-tale = Derrière la porte blindée, une salle, une table, et six policiers qui jouent aux cartes.
ga-card-b24-tale = On ne voyait plus rien par les trous. Tout le monde, en revanche, vous voyait.
ga-card-j01-tale = Sa fille vient d’avoir son diplôme. Il vous raconte la cérémonie, puis il vous laisse filer.
ga-card-j02-tale = « Première fois ? » demande le juge. Toute la salle tousse.
ga-card-j03-tale = Il s’est levé, il a plaidé, il s’est trompé de client. Celui-là, au moins, était innocent.
ga-card-j04-tale = On avait écrit « Gangster » avec deux s. Il a fallu tout recommencer, moins cher.
ga-card-j05-tale = À genoux sur le parvis, devant la fanfare. Votre mère était là. Elle a pleuré de fierté.
ga-card-j06-tale = Repeindre le commissariat, en rose si possible. Vous avez préféré payer le peintre.
ga-card-j07-tale = Votre cousin a vidé sa tirelire sur le bureau du greffier, pièce par pièce.
ga-card-j08-tale = Le volé a donné son estimation. Il exagère ; vous ne pouvez pas lui dire de combien.
ga-card-j09-tale = « C’était lui. Ou son chapeau. Ou un autre chapeau. »
ga-card-j10-tale = Chauffage, bougies, perruque du juge : tout est compté.
ga-card-j11-tale = Six pour, six contre, et un qui dormait et qu’on a compté deux fois.
ga-card-j12-tale = Il a préparé quarante-deux diapositives. Vous avez avoué à la troisième.
ga-card-j13-tale = Le juge vous a dit bonjour par votre prénom.
ga-card-j14-tale = Le butin, dans le sac, avec le reçu.
ga-card-j15-tale = On vous reconnaît à peine ; hélas, on reconnaît très bien votre cravate.
ga-card-j16-tale = Trois journaux, deux dessinateurs. Il a fallu payer aussi la nouvelle coiffure.
ga-card-j17-tale = Il n’a pas levé les yeux. Il n’a levé que le montant.
ga-card-j18-tale = Pour l’exemple, a dit le juge. Vous auriez préféré être le contre-exemple.
ga-card-j19-tale = Dix doigts, dix preuves, et une tache de confiture.
ga-card-j20-tale = Vous pensiez signer un autographe.
ga-card-j21-tale = Il s’est ouvert tout seul, à la bonne page, avec un soupir.
ga-card-j22-tale = Elle arrosait ses géraniums. Depuis le matin. À la même fenêtre.
ga-card-j23-tale = Il a chanté comme un canari, avec les refrains.
ga-card-j24-tale = L’homme au journal troué vous suivait depuis le 3. Vous lui aviez même donné du feu.
ga-card-r01-tale = Petit, discret, et déjà passé par votre fenêtre pour se présenter.
ga-card-r02-tale = Il n’a jamais parlé. C’est toute sa lettre de recommandation.
ga-card-r03-tale = On ne le déménage pas : c’est lui qui déménage.
ga-card-r04-tale = Portes, coffres, huîtres : elle ouvre.
ga-card-r05-tale = Il passe derrière vous et il ne reste rien. Pas même la poussière.
ga-card-r06-tale = Il jouait du violon. Il joue désormais des cadenas.
ga-card-r07-tale = Il sonne toujours deux fois, et repart avec plus de lettres qu’en arrivant.
ga-card-r08-tale = Personne ne sait ce que fait Fernand. Mais quand il n’est pas là, rien ne marche.
ga-card-r09-tale = Il dort le jour, voit la nuit, et tourne la tête beaucoup trop loin.
ga-card-r10-tale = Elle a quitté le cirque : les lions l’ennuyaient.
ga-card-r11-tale = Une épingle à cheveux, trois secondes, et la voilà de l’autre côté.
ga-card-r12-tale = Tout est légal, dit-il, pourvu qu’on remplisse le bon formulaire.
ga-card-r13-tale = Elle tricote au premier rang des procès. Les jurés ont froid dans le dos et chaud aux oreilles.
ga-card-r14-tale = Il tient dans un panier à linge. Il l’a prouvé.
ga-card-r15-tale = Elle sait par où l’on sort avant de savoir par où l’on entre.
ga-card-r16-tale = Personne ne l’a battu au comptoir. Le comptoir non plus.
ga-card-r17-tale = Il écoute tout le monde et ne répète qu’à vous.
ga-card-r18-tale = Elle conduit un corbillard. Personne n’arrête un corbillard.
ga-card-r19-tale = L’aîné pousse, le cadet tire. Entre les deux, rien ne résiste.
ga-card-r20-tale = L’une a toujours un alibi : l’autre.
ga-card-r21-tale = L’un fait les bombes, l’autre les réveille-matin. Ils échangent parfois les étiquettes.
ga-card-r22-tale = Ensemble, ils forment un « 10 ». Séparément, un problème.
ga-card-r23-tale = Mariés, divorcés, remariés, associés. Ne parlez pas du chien.
ga-card-r24-tale = Tout le monde est leur cousin. Pratique, pour les faux papiers.
ga-card-r25-tale = L’un assaisonne la conversation, l’autre fait éternuer les chiens.
ga-card-r26-tale = Ils en avaient cinq au début de la partie. On leur en a repris trois.
ga-card-r27-tale = Le fils apprend le métier. Le père aussi, mais il ne le dit pas.
ga-card-r28-tale = Elle au piano, lui aux lumières. Quand tout s’éteint, vos poches sont vides.
ga-card-r29-tale = L’aînée fait le guet, la cadette fait le mur. La benjamine fait les deux, mais elle est à l’école.
ga-card-r30-tale = Deux verres, un seul plan. C’est toujours le plan qui manque.
ga-card-r31-tale = Un nœud, une grue, une insulte : ils ont déchargé le bateau avant l’équipage.
ga-card-r32-tale = Renversez-en une, les deux autres vous tombent dessus.
ga-card-r33-tale = Bébert n’a pas de bande. Il a deux frères et un grand imperméable.
ga-card-r34-tale = Ils ne passent jamais par la porte. Vous non plus, désormais.
ga-card-r35-tale = Ils sont trois. Vous en avez compté deux ? C’est normal.
ga-card-r36-tale = Cent quatre-vingts ans à eux trois, et pas une seule nuit au poste.
ga-dossier = { $number ->
    [1] Affaire du landau
    [2] Affaire du saxophone
    [3] Affaire du homard
    [4] Affaire du trombone
    [5] Affaire du chapeau melon
    [6] Affaire de la péniche
    [7] Affaire du piano à queue
    [8] Affaire des pigeons
    [9] Affaire du gâteau
    [10] Affaire de l’ascenseur
    [11] Affaire du musée
   *[12] Affaire de la grande roue
}
ga-dossier-tale = { $number ->
    [1] Un témoin de huit mois vous a montré du doigt.
    [2] On a retrouvé le saxophone. Puis ce qu’il y avait dedans.
    [3] Il a parlé le premier. On ne saura jamais comment.
    [4] Une seule pièce au dossier : un trombone, tordu exactement comme vous les tordez.
    [5] Vos initiales étaient brodées dedans. Par votre mère.
    [6] Elle n’a pas coulé. C’est bien ce qu’on vous reproche.
    [7] Trois étages, aucune corde, beaucoup de témoins.
    [8] Ils sont revenus. Avec les messages.
    [9] La lime était dans le gâteau ; les empreintes, dans la crème.
    [10] En panne entre deux étages avec le commissaire. Vous avez fait la conversation.
    [11] Le tableau a été rendu. À l’envers. On a reconnu le style.
   *[12] Excellente vue sur la banque ; excellente vue, aussi, depuis la banque.
}

## Ce que font les cartes

ga-effect-gain = Recevez { $n } $ de la banque.
ga-effect-pay = Payez { $n } $ à la banque.
ga-effect-pay_pct = Payez { $n } % de vos liquidités.
ga-effect-gain_men = Recevez { $n } $ par homme, y compris vous.
ga-effect-pay_men = Payez { $n } $ par homme recruté.
ga-effect-pay_men_all = Payez { $n } $ par homme, y compris vous.
ga-effect-gain_die = Lancez un dé : recevez { $n } $ par point.
ga-effect-pay_die = Lancez un dé : payez { $n } $ par point.
ga-effect-from_each = Chaque adversaire vous donne { $n } $.
ga-effect-to_each = Donnez { $n } $ à chaque adversaire.
ga-effect-take = { $n ->
    [one] Prenez gratuitement une carte { $what }.
   *[other] Prenez gratuitement { $n } cartes { $what }.
}
ga-effect-lose = { $n ->
    [one] Rendez au hasard une carte { $what }.
   *[other] Rendez au hasard { $n } cartes { $what }.
}
ga-effect-goto = Avancez jusqu’à la prochaine case { $what } et jouez-la.
ga-effect-forward_die = Relancez le dé, avancez et jouez la case.
ga-effect-skip = { $n ->
    [one] Passez votre prochain tour.
   *[other] Passez vos { $n } prochains tours.
}
ga-effect-justice = Prenez une carte Justice (tarif { $what }).
ga-effect-auction = Tenez une enchère sur-le-champ.
ga-effect-if_men = Si vous avez au moins { $n ->
    [one] { $n } homme
   *[other] { $n } hommes
}, y compris vous :
ga-effect-if_dossiers = Si vous avez au moins { $n ->
    [one] un Dossier
   *[other] { $n } Dossiers
} :
ga-effect-else = Sinon :
ga-effect-nothing = rien.
ga-effect-either = Au choix :
ga-effect-or = Ou bien :
ga-effect-roll = Lancez un dé.
ga-effect-on = De { $n } à { $m } :
ga-effect-partner = Choisissez un associé : { $n } $ pour chacun de vous deux.
ga-effect-richest_to_each = Le plus riche donne { $n } $ à chacun des autres.
ga-effect-poorest_gain = Le plus pauvre reçoit { $n } $ de la banque.
ga-effect-arrest = Arrêté ! Prenez une carte Justice (tarif { $what }).
ga-effect-fine = Amende : { $n } $ pour un commerce, { $m } $ pour une banque.
ga-effect-dossier = Prenez une carte Dossier.
ga-effect-mission = Il faut { $n ->
    [one] { $n } homme
   *[other] { $n } hommes
}, y compris vous. Récompense : { $m } $.
ga-effect-horse = Cheval { $n } : { $m } $ s’il gagne.
ga-effect-men = { $n ->
    [one] Un homme.
   *[other] { $n } hommes.
}
ga-effect-cancel_justice = Quand vous devez prendre une carte Justice : ne la prenez pas.
ga-effect-drop_dossier = Avant le dé : rendez un de vos Dossiers.
ga-effect-set_die = Avant le dé : choisissez le résultat au lieu de lancer.
ga-effect-again = Avant le dé : après ce déplacement, lancez et avancez une seconde fois.
ga-effect-from_target = Avant le dé : un adversaire vous donne { $n } $.
ga-effect-steal_gem = Avant le dé : prenez au hasard une perle ou un diamant d’un adversaire.
ga-effect-steal_recruit = Avant le dé : prenez au hasard une carte Recrutement d’un adversaire.
ga-effect-squeeze = Avant le dé : un adversaire qui a annoncé son offre vous donne { $n } $.
ga-effect-delay = Avant le dé : un adversaire qui a annoncé son offre passe { $n ->
    [one] son prochain tour.
   *[other] ses { $n } prochains tours.
}
ga-effect-target_justice = Avant le dé : un adversaire qui a moins de deux Dossiers prend une carte Justice (tarif commerce).
ga-effect-sell_any = Avant le dé : vendez un bijou à la banque, à sa pleine valeur, où que vous soyez.
ga-effect-block_star = Quand une carte ★ vous vise : annulez-la.
ga-effect-reroll_race = Après les dés d’une course : faites-la recourir, une seule fois.
ga-effect-peek_gems = Avant le dé : regardez en secret tous les bijoux d’un adversaire.

## Le livret

ga-list-squares = L’ordre des cases
ga-list-stars = Les cartes Aventure ★
ga-list-missions = Les Missions ★
ga-list-horses = Les chevaux
ga-list-deck = Les autres cartes : { $deck }

## Ce qui arrive

ga-event-start-rolled = { $who ->
    [you] Vous lancez
   *[other] { $name } lance
} le dé pour savoir qui commence : { $die }.
ga-event-start-tied = Égalité entre { $names } : on relance.
ga-event-turn-began = { $who ->
    [you] À vous de jouer.
   *[other] C’est au tour { DE($name) }.
}
ga-event-turn-missed = { $who ->
    [you] Vous passez
   *[other] { $name } passe
} un tour{ $left ->
    [0] .
   *[other] {" "}; encore { $left } à passer.
}
ga-event-answered = { $who ->
    [you] { $choice ->
        [no] Vous laissez courir.
       *[other] Vous posez une carte, sous scellé.
    }
   *[other] { $name } a répondu.
}
ga-event-die-taken = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} le dé.
ga-event-rolled = { $who ->
    [you] Vous faites
   *[other] { $name } fait
} { $die }{ $of ->
    [1] .
   *[other] {" "}(dé { $number } sur { $of }).
}
ga-event-die-chosen = { $who ->
    [you] Votre dé fera
   *[other] Le dé { DE($name) } fera
} { $die }.
ga-event-moved = { $who ->
    [you] Vous avancez
   *[other] { $name } avance
} { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
}, jusqu’à la case { $square } ({ $faces }).
ga-event-jumped = { $who ->
    [you] Vous ressortez
   *[other] { $name } ressort
} des égouts case { $square } ({ $faces }).
ga-event-face-chosen = { $who ->
    [you] Vous choisissez
   *[other] { $name } choisit
} { $face }.
ga-event-side-chosen = { $who ->
    [you] Vous choisissez
   *[other] { $name } choisit
} : « { $effect } »
ga-event-kind-chosen = { $who ->
    [you] Vous achetez
   *[other] { $name } achète
} { $kind } au vendeur.
ga-event-paid = { $payer } → { $payee } : { $amount } $ ({ $why ->
    [refuge] les hommes, au Refuge
    [exact] pile sur le Refuge
    [collecte] la part du Parrain
    [card] carte
    [mission] mission
    [theft] butin
    [fine] amende
    [sale] vente
    [vendeur] vendeur
    [auction] enchère
    [protection] protection
    [race] course
    [star] carte ★
   *[out] élimination
}).
ga-event-men-shown = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { $men ->
    [one] un homme
   *[other] { $men } hommes
} en tout.
ga-event-tested = { $condition ->
    [men] Il faut au moins { $least ->
    [one] { $least } homme
   *[other] { $least } hommes
}
   *[dossiers] Il faut au moins { $least ->
        [one] un Dossier
       *[other] { $least } Dossiers
    }
} : { $met ->
    [yes] c’est le cas.
   *[no] ce n’est pas le cas.
}
ga-event-card-read = { $who ->
    [you] Vous piochez
   *[other] { $name } pioche
} « { $card } » ({ $deck }).{ $tale ->
    [none] {""}
   *[other] {" "}{ $tale }
} { $effect }
ga-event-star-kept = { $who ->
    [you] Vous gardez la carte ★ « { $card } » ({ $deck }) : votre tour est fini.
   *[other] { $name } garde une carte ★ ({ $deck }) : son tour est fini.
}
ga-event-took = { $who ->
    [you] Vous prenez une carte { $deck } : { POINT($card) }
   *[other] { $name } prend une carte { $deck }.
}
ga-event-reshuffled = { $deck } : le paquet est épuisé, on remélange { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
ga-event-returned = { $who ->
    [you] Vous rendez
   *[other] { $name } rend
} { $card } ({ $deck }).
ga-event-protection-gained = { $who ->
    [you] Vous avez
   *[other] { $name } a
} une Protection de plus.
ga-event-protection-given = { $who ->
    [you] Vous rendez
   *[other] { $name } rend
} une Protection.
ga-event-declined = { $who ->
    [you] Vous renoncez
   *[other] { $name } renonce
} : { $what ->
    [vendeur] pas d’achat.
    [protection] pas de Protection.
    [echange] pas d’échange.
    [expert] plus rien à vendre.
    [vol] pas de vol.
    [mission] pas de mission possible.
   *[reaction] pas de carte en réponse.
}
ga-event-nothing-done = Rien ne se passe pour { $who ->
    [you] vous.
   *[other] { $name }.
}
ga-event-ticket-dealt = { $who ->
    [you] Vous recevez le billet { $card }. { $effect } Il en reste { $left }.
   *[other] { $name } reçoit un billet de course ; il en reste { $left }.
}
ga-event-race-run = La course ! Le cheval { $horse } passe le poteau{ $final ->
    [yes] .
   *[no] {" "}… sauf réclamation.
}
ga-event-ticket-won = { $who ->
    [you] Votre billet gagne
   *[other] Le billet { DE($name) } gagne
} : { POINT($card) }
ga-event-tickets-returned = Les billets sont remélangés ({ $cards }).
ga-event-swap-began = { $who ->
    [you] Vous échangez
   *[other] { $name } échange
} { $kind } avec { $rival }.
ga-event-swapped = { $given ->
    [none] { $name } et { $rival } ont échangé { $kind }.
   *[other] { $name } a donné { $given } { A($rival) } contre { $taken }.
}
ga-event-sold = { $who ->
    [you] Vous vendez
   *[other] { $name } vend
} { $kind } : { $value } $.
ga-event-auction-opened = { $who ->
    [you] Vous mettez
   *[other] { $name } met
} { $kind } aux enchères.
ga-event-bid-made = { $who ->
    [you] Vous offrez
   *[other] { $name } offre
} { $amount } $.
ga-event-bid-passed = { $who ->
    [you] Vous n’enchérissez plus
   *[other] { $name } n’enchérit plus
}{ $short ->
    [yes] {" "}(liquidités insuffisantes).
   *[no] .
}
ga-event-knocked = Adjugé ! { $who ->
    [you] Vous emportez
   *[other] { $name } emporte
} { $kind } pour { $amount } $.
ga-event-withdrawn = Personne n’enchérit : { $kind ->
    [perle] la perle retourne
   *[diamant] le diamant retourne
} dans son paquet, sans être vu.
ga-event-theft-dared = { $who ->
    [you] Vous volez
   *[other] { $name } vole
} { $theft }.
ga-event-arrested = { $who ->
    [you] La Justice vous attend
   *[other] La Justice attend { $name }
} (tarif { $theft }).
ga-event-fined = Amende de { $fine } $ pour { $who ->
    [you] vous
   *[other] { $name }
}{ $paid ->
    [yes] .
   *[no] {" "}: les liquidités ne suffisent pas.
}
ga-event-dossier-taken = { $who ->
    [you] Vous prenez le Dossier « { $title } ». { $tale } Vous en avez { $dossiers }.
   *[other] { $name } prend un Dossier : en voilà { $dossiers }.
}
ga-event-dossier-dropped = { $who ->
    [you] Vous rendez
   *[other] { $name } rend
} un Dossier ; il en reste { $dossiers }.
ga-event-eliminated = { $who ->
    [you] Troisième Dossier : c’est la prison pour vous.
   *[other] Troisième Dossier : c’est la prison pour { $name }.
}
ga-event-star-played = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} ★ « { $card } ». { $effect }
ga-event-star-aimed = { $who ->
    [you] Vous visez
   *[other] { $name } vise
} { $rival }{ $kind ->
    [none] .
    [perle] , pour une perle.
   *[diamant] , pour un diamant.
}
ga-event-star-blocked = { $who ->
    [you] Vous bloquez
   *[other] { $name } bloque
} la carte : elle est perdue.
ga-event-justice-escaped = { $who ->
    [you] Vous échappez
   *[other] { $name } échappe
} à la Justice.
ga-event-race-fixed = { $who ->
    [you] Vous faites
   *[other] { $name } fait
} recourir la course.
ga-event-stolen = { $who ->
    [you] Vous prenez { A($rival) } une carte { $deck }
   *[other] { $name } prend { A($rival) } une carte { $deck }
}{ $card ->
    [none] .
   *[other] {" "}: { POINT($card) }
}
ga-event-peeked = { $who ->
    [you] Vous regardez les bijoux { DE($rival) } : { POINT($cards) }
   *[other] { $name } regarde les bijoux { DE($rival) }.
}
ga-event-again-promised = { $who ->
    [you] Vous avancerez
   *[other] { $name } avancera
} deux fois.
ga-event-second-move = { $who ->
    [you] Vous repartez
   *[other] { $name } repart
} pour un second déplacement.
ga-event-turns-owed = { $who ->
    [you] Vous devrez
   *[other] { $name } devra
} passer { $turns ->
    [one] un tour.
   *[other] { $turns } tours.
}
ga-event-mission-done = { $who ->
    [you] Vous accomplissez
   *[other] { $name } accomplit
} la mission « { $card } ».
ga-event-offer-made = { $who ->
    [you] Vous annoncez
   *[other] { $name } annonce
} une offre d’achat du quartier ({ $goal } $).
ga-event-lap-ended = { $who ->
    [you] Vous bouclez
   *[other] { $name } boucle
} le tour du plateau avec une offre : c’est la dernière case de la partie.
ga-event-counted = { $name } : { $cash } $ en poche, { $half } $ de bijoux, { $dossiers ->
    [0] aucun Dossier
    [one] un Dossier
   *[other] { $dossiers } Dossiers
} : { $total } $.
ga-event-ended = { $rule ->
    [GA-6-1] Il ne reste qu’un gangster : la partie est finie.
    [GA-7-5] La partie est finie, sans l’auteur de l’offre.
   *[GA-7-2] Le Parrain compte : la partie est finie.
}

## Refus

ga-refusal-chance = Le hasard n’a pas ce résultat.
ga-refusal-no-chance = Le hasard n’a rien à faire maintenant.
ga-refusal-not-asked = Ce n’est pas à vous de répondre.
ga-refusal-no-answer = Ce n’est pas une réponse à cette question.
ga-refusal-goal = Une offre demande { $goal } $ en liquidités.
ga-refusal-offered = Votre offre de { $goal } $ est déjà annoncée.
ga-refusal-side = Vous n’avez pas de quoi choisir ce côté du dilemme.
ga-refusal-no-such-star = Vous n’avez pas cette carte ★.
ga-refusal-two-stars = Vous avez déjà joué deux cartes ★ pendant ce tour.
ga-refusal-no-effect = Cette carte n’aurait aucun effet maintenant.
ga-refusal-no-reaction = Cette carte ne répond pas à ce qui arrive.
ga-refusal-no-target = Cette carte ne peut pas viser ce joueur.
ga-refusal-no-such-gem = Vous n’avez pas ce bijou.
ga-refusal-two-of-a-kind = L’expert n’achète jamais deux bijoux de la même sorte.
ga-refusal-none-left = Il ne reste plus de { $kind } à la banque.
ga-refusal-men = Cette mission demande { $least ->
    [one] { $least } homme
   *[other] { $least } hommes
}, vous en avez { $men }.
ga-refusal-mission = Vous n’avez pas cette mission.
ga-refusal-one-of-the-two = Il faut prendre une Mission ou en accomplir une.
ga-refusal-no-square = Ce n’est pas une case.
ga-refusal-taken = La case { $square } n’est pas libre.
ga-refusal-refuge = Le passage ne mène pas au Refuge (case { $square }).
ga-refusal-nobody-has = Aucun adversaire n’a de { $kind } à échanger.
ga-refusal-no-partner = Ce joueur n’a rien de cette sorte à échanger.
ga-refusal-own-bid = Vous avez déjà l’offre la plus haute.
ga-refusal-out-of-auction = Vous ne pouvez plus enchérir.
ga-refusal-above-cash = Vous n’avez que { $cash } $.
ga-refusal-low-bid = Il faut offrir au moins { $least } $.

## Le compte

ga-line-cash = liquidités
ga-line-gems = { $count ->
    [0] aucun bijou invendu
    [one] la moitié d’un bijou invendu
   *[other] la moitié de { $count } bijoux invendus
}
ga-line-dossiers = { $count ->
    [0] aucun Dossier
    [one] un Dossier
   *[other] { $count } Dossiers
}
ga-line-men = { $count ->
    [one] un homme
   *[other] { $count } hommes
}
ga-line-out = en prison
ga-line-end = { $rule ->
    [GA-6-1] un seul gangster restait
    [GA-7-5] l’auteur de l’offre est en prison
   *[GA-7-2] une offre est revenue au Refuge
}

## Éditions

ga-edition-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
} ; il en faut { $wanted }
ga-edition-square = « { $square } » n’est ni une case ni l’un des cinq types de cases doubles
ga-edition-refuge = le Refuge est la première case, et elle seule
ga-edition-no-face = aucune case { $face }
ga-edition-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; il en faut { $wanted }
ga-edition-twice = deux cartes portent l’identifiant { $id }
ga-edition-star = seules les cartes Aventure et Mission ont une étoile
ga-edition-word = « { $word } » ne fait rien ici ; les mots permis sont { $words }
ga-edition-arguments = « { $word } » demande { $count ->
    [0] zéro argument
    [one] un argument
   *[other] { $count } arguments
}
ga-edition-argument = « { $text } » ne va pas après « { $word } »
ga-edition-roll = « { $text } » : il faut les résultats 1 à 6, dans l’ordre (1-3: pay 500, 4-6: gain 2000)
ga-edition-theft = une arrestation de ce paquet est au tarif { $deck }
ga-edition-horse = deux dés ne font pas { $horse }
ga-edition-men = { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
} ; une carte en a un, deux ou trois
ga-edition-average = en moyenne { $found } $ ; la règle dit { $stated } $, à 5 % près
ga-edition-risk = { $arrests } arrestations ; la règle dit une sur { $one_in }
ga-edition-goals = aucun nombre de joueurs

## Positions

ga-position-players = il faut { $players } joueurs
ga-position-dice = un dé montre 1 à 6, et il y en a trois au plus
ga-position-cards = une carte { $deck } n’existe pas, ou se trouve à deux endroits
ga-position-seen = une carte vue n’est chez aucun de ceux qui peuvent l’avoir
ga-position-money = l’argent se compte en centaines, et n’est jamais négatif
ga-position-player = ce joueur (siège { $seat }) ne peut pas être dans cet état
ga-position-turn = ce tour n’est possible pour personne
ga-position-asked = cette question ne se pose pas dans cette position
ga-position-step = « { $step } » n’est pas une question ; ce sont { $steps }

## Au terminal

ga-word = { $word ->
    [roll] Lancer le dé
   *[offer] Annoncer l’offre
}
ga-short = { $face ->
    [refuge] Rf
    [aventure] Av
    [collecte] Co
    [course] Cr
    [echange] Éc
    [enchere] En
    [expert] Ex
    [mission] Mi
    [passage] Pa
    [protection] Pr
    [recrutement] Re
    [vendeur] Ve
   *[vol] Vo
}
ga-do-yes = { $step ->
    [collect] Rendre une Protection
    [mission] Piocher une Mission
    [protect] Acheter une Protection
    [theft] Voler
   *[other] Oui
}
ga-do-no = { $step ->
    [bid] Passer
    [collect] Piocher une Collecte
    [swap] Ne rien échanger
    [sell] Ne plus rien vendre
    [buy] Ne rien acheter
    [mission] Ne rien faire
    [protect] Ne rien acheter
    [theft] Renoncer
    [block] Laisser faire
    [escape] Affronter le juge
    [fix] Laisser courir
   *[other] Non
}
ga-amounts = Une somme, de { $least } $ à { $most } $, par centaines.
ga-pre-offer = La partie finira quand vous serez de retour au Refuge, sans sa paie.
ga-pre-final = C’est définitif ; le plus riche gagne, avec ou sans offre.
ga-pre-kind = { $step ->
    [buy] Une carte sur { $count }, à l’aveugle, pour 500 $.
    [lot] Une carte sur { $count }, que seul le gagnant verra.
   *[other] Une carte prise au hasard.
}
ga-pre-gem = { $step ->
    [swap] Vous donnez ces { $value } $ et recevez un bijou du même genre, à l’aveugle.
   *[other] Rapporte { $value } $, valeur montrée à tous.
}
ga-pre-answer = { $step ->
    [theft] { $answer ->
        [yes] Vous piochez une carte : un butin, ou l’arrestation.
       *[no] Vous rentrez les mains vides.
    }
    [collect] { $answer ->
        [yes] La Protection retourne à la banque ; rien à payer.
       *[no] La carte dit ce que vous payez.
    }
    [mission] { $answer ->
        [yes] Jouée tout de suite, ou gardée si elle a une étoile.
       *[no] Rien ne se passe.
    }
    [protect] { $answer ->
        [yes] 500 $ maintenant, une Collecte de moins plus tard.
       *[no] Vous gardez votre argent.
    }
    [bid] Vous ne miserez plus dans cette enchère.
   *[escape] Vous piochez une carte Justice.
}
ga-pre-peril = Encore un Dossier, et c’est la prison pour vous !
ga-turn = TOUR : { $name }
ga-starting = QUI COMMENCE ?
ga-goal = le quartier coûte { $goal } $ · Protections à vendre : { $protections }
ga-player = { $cash } $ · case { $square }
ga-offered = OFFRE
ga-count = { $what ->
    [perles] { $count ->
        [one] une perle
       *[other] { $count } perles
    }
    [diamants] { $count ->
        [one] un diamant
       *[other] { $count } diamants
    }
    [recruits] { $count ->
        [one] une carte Recrutement
       *[other] { $count } cartes Recrutement
    }
    [stars] { $count ->
        [one] une Aventure ★
       *[other] { $count } Aventures ★
    }
    [missions] { $count ->
        [one] une Mission ★
       *[other] { $count } Missions ★
    }
    [tickets] { $count ->
        [one] un billet de course
       *[other] { $count } billets de course
    }
    [protections] { $count ->
        [one] une Protection
       *[other] { $count } Protections
    }
   *[dossiers] { $count ->
        [one] un Dossier
       *[other] { $count } Dossiers
    }
}
ga-player-out = éliminé
ga-hand = Vos cartes ({ $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}) :
ga-tie = { $names } ont chacun { $score } $ : { $shared ->
    [yes] rien ne les départage, la place est partagée.
   *[no] qui a le plus d’hommes, puis le moins de Dossiers, passe devant.
}
ga-ask-before = À vous : lancez le dé, ou jouez d’abord une carte ★.
ga-ask-star-rival = { $card } : contre qui ?
ga-ask-star-kind = { $card } : une perle ou un diamant { DE($rival) } ?
ga-ask-star-die = { $card } : que doit montrer le dé ?
ga-ask-star-gem = { $card } : quel bijou vendez-vous ?
ga-ask-block = { $rival } joue { $card } contre vous. Une carte pour la bloquer ?
ga-ask-escape = La Justice vous attend. Une carte pour y échapper ?
ga-ask-fix = Le cheval { $dice } gagne. Une carte pour faire recourir ?
ga-ask-half = Case double : laquelle des deux jouez-vous ?
ga-ask-collect = Le Parrain encaisse : rendre une Protection, ou piocher une carte ?
ga-ask-swap = Échanger un de vos bijoux ?
ga-ask-swap-rival = Avec qui l’échanger ?
ga-ask-lot = Que mettez-vous aux enchères ?
ga-ask-bid = Enchère, { $kind } : { $number ->
    [0] à vous d’ouvrir, ou de passer.
   *[other] { $number } $ pour { $rival }. Monter, ou passer ?
}
ga-ask-bid-hundreds = Et les centaines ?
ga-ask-live = Enchère, { $kind } : { $number ->
    [0] qui ouvre ?
   *[other] { $number } $ pour { $rival }. Qui dit mieux ?
}
ga-ask-sell = Chez l’Expert : que vendez-vous ?
ga-ask-buy = Chez le Vendeur : acheter à 500 $, sans voir ?
ga-ask-mission = Piocher une Mission, ou en accomplir une ?
ga-ask-square = Le Passage s’ouvre : sur quelle case libre ?
ga-ask-protect = Acheter une Protection pour 500 $ ?
ga-ask-theft = Voler { $theft } ?
ga-ask-either = { $card } : que choisissez-vous ?
ga-ask-partner = Votre associé, pour { $number } $ chacun ?

## L’arène

ga-arena-group = { $group ->
    [start] Au début
    [star] Cartes ★ Aventure reçues
    [mission] Missions accomplies
   *[deed] Au moins une fois dans la partie
}
ga-arena-trait = { $trait ->
    [first] premier joueur
    [theft] vol tenté
    [arrest] arrestation
    [race] course gagnée
    [sale] bijou vendu
    [swap] bijou échangé
    [protection] Protection reçue
   *[offer] offre annoncée
}

## Scénarios

ga-scenario-1-title = Chez l’Expert
ga-scenario-1-question = Vous êtes chez l’Expert avec deux perles et un diamant. Repartez avec le plus d’argent possible.
ga-scenario-1-hint = L’Expert prend une pierre de chaque sorte, jamais deux de la même.
ga-scenario-1-solution = Vendez la perle à 6 800 et le diamant à 10 000, à leur pleine valeur (GA-4.6). L’autre perle attendra : vendue à sa place, elle vous coûterait 5 300.
ga-scenario-2-title = Le collecteur
ga-scenario-2-question = Vous avez 21 400 : le collecteur vous fait piocher une carte. Évitez-la.
ga-scenario-2-hint = Qu’avez-vous acheté pour ce jour-là ?
ga-scenario-2-solution = Au-dessus de 10 000, rendez une Protection au lieu de piocher (GA-4.2). Avec moins d’argent, elle ne servirait à rien.
ga-scenario-3-title = Un Dossier de trop
ga-scenario-3-question = Vous avez deux Dossiers et 600 en poche. La banque est devant vous. Restez dans la partie.
ga-scenario-3-hint = Une fois sur deux, un vol de banque finit en arrestation. Pourriez-vous payer l’amende ?
ga-scenario-3-solution = Renoncez : sans argent pour l’amende, l’arrestation vaut un troisième Dossier, et vous êtes hors jeu avec toutes vos pierres (GA-4.13, GA-4.14).
ga-scenario-4-title = Donnant, donnant
ga-scenario-4-question = Vous avez vu le diamant de votre voisin de gauche, à 9 000. Faites-le vôtre.
ga-scenario-4-hint = On échange une pierre contre une de la même sorte. Laquelle de vos deux pierres est un diamant ?
ga-scenario-4-solution = Donnez votre diamant à 200 au joueur de gauche : il n’en a qu’un, c’est celui à 9 000, et il ne peut pas refuser (GA-4.4).
ga-scenario-5-title = Un passage bien choisi
ga-scenario-5-question = Le Passage vous mène où vous voulez. Il vous reste 800 et un diamant à 8 000 : faites-en de l’argent.
ga-scenario-5-hint = Une seule sorte de case achète des pierres à leur valeur, et les pions des autres prennent de la place.
ga-scenario-5-solution = Les deux cases doubles avec un Expert sont prises : allez case 20, chez l’Expert, et vendez (GA-4.9, GA-4.6).
ga-scenario-6-title = Assez d’hommes
ga-scenario-6-question = Vous avez deux missions en réserve. Touchez une prime tout de suite.
ga-scenario-6-hint = Comptez vos hommes, y compris vous.
ga-scenario-6-solution = Exécutez la mission à quatre hommes : vous les avez, et ils vous restent (GA-4.8). Pour l’autre il en faut six, et piocher ne paierait peut-être rien.
ga-scenario-7-title = L’offre
ga-scenario-7-question = Vous avez dépassé l’objectif de 50 000, et le Refuge est à quatre cases. Mettez fin à la partie avant que le suivant ne vende ses pierres.
ga-scenario-7-hint = Cela se dit avant le dé.
ga-scenario-7-solution = Annoncez votre offre : au prochain passage au Refuge, on compte (GA-7.1, GA-7.2). Elle ne se reprend pas, et rien ne dit que le plus riche sera encore vous.

## La leçon

ga-lesson-quarter = Quarante cases en cercle : chacun est parti du Refuge avec 3 000 $ et avance d’un dé par tour.
ga-lesson-goal = Le Parrain vend son quartier : à trois, il faut réunir 50 000 $ pour faire une offre.
ga-lesson-theft = { cast-carmen } est sur une case Vol : le dé dit commerce ou banque, et elle peut tenter le coup ou s’en aller.
ga-lesson-arrested = Elle est tombée sur une arrestation : une carte Justice fixe l’amende, et qui peut la payer doit la payer.
ga-lesson-roll = À vous : lancez le dé, avancez, puis jouez la case où vous arrivez.
ga-lesson-buy = Chez le Vendeur, une perle ou un diamant coûte 500 $, sans qu’on en voie la valeur : achetez une perle.
ga-lesson-buy-instead = Une perle vaut près de 4 000 $ en moyenne et n’en coûte que 500 ; essayez plutôt d’acheter une perle.
ga-lesson-bought = Vous êtes seul à voir ce qu’elle vaut : les autres ne savent que le nombre de vos bijoux.
ga-lesson-recruits = { cast-carmen } a recruté : ses hommes restent avec elle, rapportent au Refuge et permettent des missions.
ga-lesson-passage = Le Passage se joue avec trois dés : peu donne une Collecte, moyen une Aventure, et 13 ou plus mène où l’on veut.
ga-lesson-collection = La Collecte du Parrain dépend de votre argent : rien au-dessous de 1 000 $, 100 $ jusqu’à 5 000 $, puis de plus en plus.
ga-lesson-half = Cette case est double, Expert ou Vendeur : choisissez le Vendeur, et ce choix vous engage.
ga-lesson-half-instead = L’Expert ne vous donnerait presque rien de votre perle ; essayez plutôt le Vendeur.
ga-lesson-again = Tentez encore votre chance : achetez une seconde perle, la première ne valait pas grand-chose.
ga-lesson-again-instead = Il ne reste presque que de belles perles : essayez plutôt d’en acheter une.
ga-lesson-treasure = 7 000 $, une des plus belles : n’en dites rien, et gardez-la jusqu’à une case Expert.
ga-lesson-ticket = { cast-nono } a pris deux billets de Course, et chacun en reçoit un : quand le dernier est donné, les chevaux courent.
ga-lesson-steal = Aventure ou Vol : goûtez au Vol, qui rapporte le plus souvent.
ga-lesson-steal-instead = L’Aventure attendra un autre tour ; essayez plutôt le Vol, pour voir comment il se joue.
ga-lesson-dare = Le dé dit commerce : deux fois sur trois on s’en tire avec un butin, alors tentez le coup.
ga-lesson-dare-instead = Partir ne rapporte rien, et le risque est modeste ; essayez plutôt de tenter le coup.
ga-lesson-fined = Pas de chance : vous payez l’amende ; sans argent, on prend un Dossier, et le troisième élimine.
ga-lesson-hideout = Passer par le Refuge rapporte 100 $ par homme, soi-même compris, et s’y arrêter tout juste 500 $ de plus.
ga-lesson-lot = Une Enchère : choisissez ce qui est mis en vente, par exemple un diamant, que personne ne verra.
ga-lesson-lot-instead = Vous avez déjà deux perles ; essayez plutôt un diamant, il peut valoir jusqu’à 10 000 $.
ga-lesson-bid = Ouvrez à 300 $, la mise la plus basse : on monte par centaines, jamais au-delà de son argent, et qui passe ne revient pas.
ga-lesson-bid-instead = Pour ouvrir, 300 $ suffisent ; essayez cette mise, et voyez jusqu’où montent les autres.
ga-lesson-knocked = Adjugé : seul le gagnant paie, et lui seul voit la pierre.
ga-lesson-sell = Vous voici chez l’Expert, qui paie la pleine valeur : vendez-lui la perle à 7 000 $.
ga-lesson-sell-instead = À la fin, un bijou invendu ne compte que pour moitié ; essayez plutôt de vendre celui qui vaut 7 000 $.
ga-lesson-sold = Un bijou vendu est montré à tous, et l’argent est à vous.
ga-lesson-star = Une carte Aventure ou Mission avec une ★ se garde en main, secrète, et se joue avant le dé d’un tour suivant.
ga-lesson-offer = Dès que vous avez le prix du quartier en argent, vous annoncez votre offre avant le dé, puis vous devez revenir au Refuge.
ga-lesson-jump = Les trois dés vous mènent où vous voulez : allez sur la case entourée, la 8, qui offre un Échange.
ga-lesson-jump-instead = Essayez plutôt la case 8 : son Échange peut vous débarrasser de votre mauvaise perle.
ga-lesson-swap-half = Choisissez l’Échange : la Course ne changerait rien à votre perle à 300 $.
ga-lesson-swap-half-instead = Essayez plutôt l’Échange : vous ne risquez presque rien avec une perle à 300 $.
ga-lesson-swap = Donnez votre perle à 300 $, et prenez-en une au hasard chez la personne de votre choix, qui ne peut pas refuser.
ga-lesson-swap-instead = Vous n’avez guère à perdre ; essayez plutôt d’échanger votre perle.
ga-lesson-mission = Une Mission se tire ou, si l’on en garde une ★ et qu’on a assez d’hommes, s’accomplit pour une bonne paie.
ga-lesson-count = Au retour du pion qui a fait une offre, on compte l’argent, la moitié des bijoux invendus, et on retire 2 500 $ par Dossier.
ga-lesson-learnt = Vous connaissez presque toutes les cases du quartier : acheter, vendre, échanger, voler, recruter, parier et surenchérir.
ga-lesson-later = Une partie entière dure environ une heure et demie, et cette leçon s’arrête au début ; les cartes ★, les Protections et l’offre finale vous attendent. Vous pouvez continuer cette partie contre les mêmes adversaires.

# Pourquoi le conseil choisirait ainsi, après deux-points.
ga-because-cash = vous aurez plus d’argent
ga-because-cash-rivals = vos rivaux auront moins d’argent
ga-because-gems = vos bijoux vaudront plus
ga-because-gems-rivals = les bijoux de vos rivaux vaudront moins
ga-because-men = vos hommes rapporteront davantage
ga-because-men-rivals = les hommes de vos rivaux rapporteront moins
ga-because-missions = vos Missions rapporteront davantage
ga-because-missions-rivals = les Missions de vos rivaux rapporteront moins
ga-because-tickets = vos billets de Course vaudront plus
ga-because-tickets-rivals = les billets de Course de vos rivaux vaudront moins
ga-because-protections = vos Protections vous épargneront davantage
ga-because-protections-rivals = vos rivaux auront moins de Protections
ga-because-stars = vos cartes ★ vous serviront davantage
ga-because-stars-rivals = les cartes ★ de vos rivaux leur serviront moins
ga-because-dossiers = vos Dossiers vous coûteront moins cher
ga-because-dossiers-rivals = les Dossiers de vos rivaux leur coûteront plus cher
ga-because-turn = ce tour vous promet davantage
ga-because-turn-rivals = ce tour promet moins à vos rivaux
