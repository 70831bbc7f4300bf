-- A table's first word names the module that writes it.

alter table cashier_kyc rename to identity_checks;
alter index cashier_kyc_submitted rename to identity_checks_submitted;
alter table cashier_kyc_images rename to identity_images;
alter index cashier_kyc_images_player rename to identity_images_player;
alter table cashier_image_links rename to identity_image_links;
alter table player_days rename to activity_days;
