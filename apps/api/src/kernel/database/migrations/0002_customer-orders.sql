CREATE INDEX "app_user_by_name" ON "app_user" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "app_user_by_age" ON "app_user" USING btree ("created_at","id");