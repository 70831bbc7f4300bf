-- Settings that nobody read are gone: Invitee and AppDownload have configs of their own.
update site_settings
set settings = settings #- '{rules,validInvite}' #- '{rules,appDownload}';
